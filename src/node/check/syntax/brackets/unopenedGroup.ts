/** `"callout":` and the fields of its group below it, set in, without the { behind the colon. */
import { lineAt } from "../../document/lineMarks.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { endOfLine, lineOf, spacesBefore } from "../lineOf.ts";
import { isPlainElsewhere } from "./groupWithoutBraces.ts";
import { type Scan, sourceOf } from "../scan.ts";
import { endOf, following } from "../tokens.ts";

const NAME = /^"[\w$-]+"$/;

/** The end of a group by its lines: its own bracket, or the place where one is missing. */
interface End {
  offset: number;
  isThere: boolean;
}

/** The fault of a name behind another name, on a line of its own that is set in further. */
export function unopenedGroup({ text, before: field, name }: Scan): SyntaxFault | undefined {
  if (!name || !field || !NAME.test(name.source) || !NAME.test(field.source)) return undefined;
  if (isPlainElsewhere(text, name)) return undefined;
  const own = spacesBefore(text, name);
  if (lineOf(text, field.offset) < name.offset || spacesBefore(text, field) <= own) return undefined;
  const colon = following(text, name);
  const place = { offset: name.offset, length: endOf(colon) - name.offset };
  const end = endOfGroup(text, { first: lineOf(text, field.offset) + 1, own });
  const written = sourceOf(name);
  const closes = end.isThere
    ? `The } in line ${lineAt(end.offset)} closes it.`
    : `Write } at the end of line ${lineAt(end.offset)}${text[end.offset] === "," ? ", before the comma" : ""}, to close it.`;
  return faultAt(place, {
    code: "missing-bracket",
    message: `A { is missing behind ${written}:.`,
    fix: `write ${written}: { in line ${lineAt(name.offset)}. ${closes}`,
    meant: end.isThere
      ? { offset: endOf(colon), length: 0, text: " {" }
      : { offset: endOf(colon), length: end.offset - endOf(colon), text: ` {${text.slice(endOf(colon), end.offset)}}` },
  });
}

/**
 * @param first Offset of the first line in the group.
 * @param own How far the line with the name of the group is set in.
 * @param bracket What the author has closed it with.
 */
export function endOfGroup(
  text: string,
  { first, own }: { first: number; own: number },
  bracket: "}" | "]" = "}",
): End {
  let last = first;
  for (let start = first; start < text.length; start = endOfLine(text, start) + 1) {
    const line = text.slice(start, endOfLine(text, start));
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    if (indent <= own) {
      if (indent === own && line[indent] === bracket) return { offset: start + indent, isThere: true };
      break;
    }
    last = start + line.trimEnd().length;
  }
  return { offset: text[last - 1] === "," ? last - 1 : last, isThere: false };
}
