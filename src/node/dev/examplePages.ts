import { blockSchema, blockTypes, type Schemas } from "../../model/fields.ts";
import type { Content } from "../site/content.ts";
import type { Problem } from "../check/finding.ts";
import { mainHeading } from "../check/rules/mainHeading.ts";
import type { SiteFiles } from "../check/site.ts";

/** One example of a block's schema. `number` counts from 1. */
export interface ExampleName {
  type: string;
  number: number;
}

const ROUTES = "/_example/";

/** The route of the page that holds an example. It is only used internally. */
export function pageRoute({ type, number }: ExampleName): string {
  return `${ROUTES}${type}/${number}`;
}

/** Whether a route belongs to an example. */
export function isExample(route: string): boolean {
  return route.startsWith(ROUTES);
}

function pageFile({ type, number }: ExampleName): string {
  return `pages/@examples/${type}-${number}.json`;
}

/** Wraps each example of each block in a page, so that examples are checked and rendered like pages. */
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

/** The problems of an example, without those of the page around it. */
export function findingsOf({ problems }: Content, name: ExampleName): Problem[] {
  const isAbout = ({ code, pointer }: Problem) => pointer.startsWith("/blocks/") && code !== mainHeading.code;
  return problems.filter((problem) => problem.file === pageFile(name) && isAbout(problem));
}
