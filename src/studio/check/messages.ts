import type { Problem } from "../../node/check/finding.ts";
import type { SiteResources } from "./resources.ts";

/** The text of every file of the site by its path from the project's root, as it stands in the studio. */
export type SiteTexts = Readonly<Record<string, string>>;

export interface Request {
  /** All files of the site. */
  files: readonly string[];
  /** Of those files whose texts are not those of the request before. */
  texts: SiteTexts;
  /** Left out when they are those of the request before. */
  resources?: SiteResources;
}

export type CheckAnswer = { problems: Problem[] } | { failure: string };
