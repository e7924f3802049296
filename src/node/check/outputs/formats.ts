/** The output formats of the check. */
import { report, type Terminal } from "./report.ts";
import { toGithub } from "./github.ts";
import { toJson } from "./json.ts";
import type { Outcome, Repository } from "./outcome.ts";
import { toSarif } from "./sarif.ts";

type Formatter = (outcome: Outcome, repository: Repository, terminal: Terminal) => string;

/** By the value of `--format`. */
export const formats = {
  text: ({ problems, files, ...told }, _repository, terminal) => report(problems, { files }, { ...terminal, ...told }),
  json: toJson,
  github: toGithub,
  sarif: toSarif,
} satisfies Record<string, Formatter>;

export type OutputFormat = keyof typeof formats;
