/** What is said of a name that another place of the same page has already. */
import type { Path } from "../../../model/fields.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { quote } from "../wording/words.ts";

interface Taken {
  name: string;
  on: string;
  /** The file with the later one. */
  from: Document;
  /** Where the earlier one is. */
  other: Document;
  path: Path;
}

export function sayTaken(
  context: Context,
  { name, on, from, other, path }: Taken,
): Pick<Finding, "message" | "detail" | "fix"> {
  const message = `there is a place called ${quote(name)} on ${on} already.`;
  const fix = `give this one another "id", for example "${name}-2", or the other one if links to "#${name}" are meant to lead here.`;
  return { message, detail: sayOther(context, from, { other, path }), fix };
}

/** "The other is in block 2 (faq "Questions"), line 9.", with its file where that is not the one that is told of. */
export function sayOther(context: Context, from: Document, { other, path }: Pick<Taken, "other" | "path">): string {
  const { line } = positionOf(other, rangeOf(other, path, "value").offset);
  const where = other === from ? `line ${line}` : `${other.file}, line ${line}`;
  const place = context.lookup.placeOf(other, path.slice(0, -1)) || other.file;
  return `The other is in ${place}, ${where}.`;
}
