/** Brackets around one field, around its name, and around the number of a remark. */
import { faultAt, type SyntaxFault } from "./fault.ts";
import type { Token } from "./tokens.ts";

const MOST_READ = 10_000;
/** `{ "heading": "Hello" },`, with one value that is neither a group nor a list, and no other such group behind it. */
const FIELD =
  /^\{[ \t]*("([\w$-]+)"[ \t]*:[ \t]*(?:"[^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*"|[\w.-]+))[ \t]*\}(?=\s*(?:,\s*"|\}))/;
/** `["heading"]:`, as programs write names. */
const NAME = /^\[[ \t]*("[\w$-]+")[ \t]*\](?=[ \t]*:)/;
/** `[AP1]`, with which Word marks what a remark is about. */
const REMARK = /^\[[A-Za-z]{1,4}\d{1,3}(?:R\d+)?\](?=")/;
/** Fields of which there is nothing else in some groups. */
const ALONE: ReadonlySet<string> = new Set(["src", "use", "type"]);

/** What is wrong with a bracket where a name belongs, when a field comes with it. */
export function bracketedField(text: string, { kind, offset }: Token): SyntaxFault | undefined {
  const rest = text.slice(offset, offset + MOST_READ);
  if (kind === "{") {
    const [whole, field, name] = FIELD.exec(rest) ?? [];
    if (whole === undefined || ALONE.has(name!)) return undefined;
    const message = `The field "${name}" stands in { } of its own.`;
    const range = { offset, length: whole.length };
    const fix = "take this { and the } behind it out.";
    return { ...faultAt(range, { code: "extra-bracket", message, fix }), meant: { ...range, text: field! } };
  }
  const [named, name] = NAME.exec(rest) ?? [];
  if (named !== undefined) {
    const message = `The name ${name} stands in [ ].`;
    const said = { code: "extra-bracket", message, fix: `write ${name}: without [ and ].` } as const;
    return faultAt({ offset, length: named.length }, { ...said, replacement: name });
  }
  const [remark] = REMARK.exec(rest) ?? [];
  if (remark === undefined) return undefined;
  const message = `${remark} is the mark of a remark, as Word has it.`;
  const said = { code: "unexpected-text", message, fix: `take ${remark} out.` } as const;
  return faultAt({ offset, length: remark.length }, { ...said, replacement: "" });
}
