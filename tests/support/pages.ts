import type { SiteFiles } from "../../src/node/check/site.ts";
import { loadSite } from "../../src/node/site/loadSite.ts";
import type { WholeSite } from "../../src/types.gen.ts";
import { agency } from "./agency/agency.ts";
import { engine } from "./engine.ts";

export interface PageFile {
  route: string;
  title: string;
  description: string;
  card?: object;
  aliases?: string[];
  partOf?: string;
  blocks: Record<string, unknown>[];
}

/** What the authors of a site have written. */
interface Written {
  pages: PageFile[];
  settings: WholeSite;
  /** The block that pages use by the name of its file in `pages/_shared`. */
  sharedBlock<T = Record<string, unknown>>(name: string): T;
}

function writtenIn(files: SiteFiles): Written {
  const read = <T>(file: string) => JSON.parse(String(files[file])) as T;
  const pages = Object.keys(files)
    .filter((file) => /^pages\/(?!_).*\.json$/.test(file))
    .toSorted()
    .map((file) => read<PageFile>(file))
    // Shown at unknown addresses; see server.spec.ts.
    .filter(({ route }) => route !== "/404");
  return {
    pages,
    settings: read("pages/_site.json"),
    sharedBlock: <T>(name: string) => read<{ block: T }>(`pages/_shared/${name}.json`).block,
  };
}

/** Those of the agency, the site of the tests. */
export const { pages, settings, sharedBlock } = writtenIn(agency);

/** Those of the site in `pages/`, of which tests may expect nothing but what holds for any site. */
export const authorsSite = (): Written => writtenIn(loadSite(engine).files);
