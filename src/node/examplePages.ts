import { blockSchema, blockTypes, type Schemas } from "../model/fields.ts";
import type { Content } from "./content.ts";
import type { Problem } from "./check/finding.ts";
import { mainHeading } from "./check/rules/mainHeading.ts";
import type { SiteFiles } from "./check/site.ts";

/** One example of a block's schema. `number` counts from 1. */
export interface ExampleName {
  type: string;
  number: number;
}

const ROUTES = "/_example/";

/** The address of the page that an example is while it is checked and rendered. It is shown nowhere. */
export function pageRoute({ type, number }: ExampleName): string {
  return `${ROUTES}${type}/${number}`;
}

/** Whether a page is an example, and none of the site's own. */
export function isExample(route: string): boolean {
  return route.startsWith(ROUTES);
}

function pageFile({ type, number }: ExampleName): string {
  return `pages/@examples/${type}-${number}.json`;
}

/** A page for each example of each block, so that examples are checked and rendered by what checks and renders pages. */
export function exampleFiles(schemas: Schemas): SiteFiles {
  const entries = blockTypes(schemas).flatMap((type) =>
    (blockSchema(schemas, type)!.schema.examples ?? []).map((block, i) => {
      const name = { type, number: i + 1 };
      const words = {
        title: `The block ${type}, example ${i + 1}`,
        description: `Example ${i + 1} of the block ${type}, which the block gallery shows and no visitor sees.`,
      };
      return [pageFile(name), JSON.stringify({ route: pageRoute(name), ...words, blocks: [block] })];
    }),
  );
  return Object.fromEntries(entries) as SiteFiles;
}

/** What the check has to say about an example; what it says of the page around it is nobody's concern. */
export function findingsOf({ problems }: Content, name: ExampleName): Problem[] {
  const isAbout = ({ code, pointer }: Problem) => pointer.startsWith("/blocks/") && code !== mainHeading.code;
  return problems.filter((problem) => problem.file === pageFile(name) && isAbout(problem));
}
