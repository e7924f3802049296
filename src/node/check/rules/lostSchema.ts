import type { Schemas } from "../../../model/fields.ts";
import { percentDecoded } from "../../../model/spelling.ts";
import { sharedUses } from "../facts/facts.ts";
import { sharedFile } from "../files/sitePaths.ts";
import { lastPart } from "../pathParts.ts";
import type { Document } from "../document/document.ts";
import { schemaFor, schemaOf } from "../document/schemaFor.ts";
import type { Finding } from "../finding.ts";
import type { Context, Rule } from "../rule.ts";
import { write } from "../wording/instead.ts";

/** The path of a file to its schema leads there, so that editors can help. */
export const lostSchema: Rule = {
  code: "lost-schema",
  severity: "warning",
  docs: {
    title: "A `$schema` that leads nowhere",
    why: "Editors such as Visual Studio Code take from it which fields there are and what they are for. Without it they offer nothing and underline nothing. Visitors see no difference.",
    mend: "Write the path that the message shows. A file in a folder of its own needs one more `../` at the start.",
  },
  each: { page: sayLost, sharedFile: sayLost, siteFile: sayLost },
};

function* sayLost(document: Document, context: Context): Generator<Finding> {
  const written = document.data?.["$schema"];
  const path = ["$schema"];
  const { schemas } = context.lookup;
  // A file in the wrong place has another path once it is moved.
  if (typeof written !== "string" || leadsThere(written, document, schemas) || document.isAstray) return;
  const before = movedFrom(document, context);
  if (before !== undefined && leadsThere(written, { ...document, file: before }, schemas)) return;
  if (context.isWrong(document, path)) return;
  const message = '"$schema" does not lead to the file from which editors take their help.';
  const { fix, edit } = write(schemaFor(document, schemas));
  const told = hasWords(written)
    ? { fix: `${fix.slice(0, -1)} here, and the words of this place into a block, if visitors are to read them.` }
    : { fix, edit };
  yield { document, path, point: "value", message, ...told };
}

/** The file that a shared block in a folder had, if all uses name it without the folder, which is told there. */
function movedFrom({ role, name }: Document, context: Context): string | undefined {
  const own = lastPart(name);
  if (role !== "shared" || own === name || context.shared.has(own)) return undefined;
  const used = new Set(Array.from(sharedUses(context), (use) => use.name));
  return used.has(own) && !used.has(name) ? sharedFile(own) : undefined;
}

/** Whether an author may have written sentences here, which an edit would delete. */
function hasWords(written: string): boolean {
  return /\S\s+\S/.test(written) && !/\.json/i.test(written);
}

/** Whether a path leads to the schema of the file, in whatever spelling. */
function leadsThere(written: string, document: Document, schemas: Schemas): boolean {
  if (written === schemaFor(document, schemas)) return true;
  if (/^[a-z][a-z\d+.-]*:|^\//i.test(written)) return false;
  const folders = document.file.split("/").slice(0, -1);
  let above = 0;
  // "#" at the end names the whole of the file.
  const path = percentDecoded(written.replace(/#$/, "")) ?? written;
  for (const part of path.split("/")) {
    if (part === "..") above += folders.pop() === undefined ? 1 : 0;
    else if (part !== "." && part !== "") folders.push(part);
  }
  // A path may leave the folder of the project and come back by its name, which is unknown here.
  return folders.slice(above).join("/") === schemaOf(document, schemas);
}
