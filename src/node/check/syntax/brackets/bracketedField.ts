/** Braces around a single field, brackets around its name, and the markers of Word's comments. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Token } from "../tokens.ts";

const MOST_READ = 10_000;
/** `{ "heading": "Hello" },` with a scalar value, before another field or the end of the object. */
const FIELD =
  /^\{[ \t]*("([\w$-]+)"[ \t]*:[ \t]*(?:"[^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*"|[\w.-]+))[ \t]*\}(?=\s*(?:,\s*"|\}))/;
/** `["heading"]:` and `["heading"] =`, a computed name of JavaScript and a name of Lua. */
const NAME = /^\[[ \t]*("[\w$-]+")[ \t]*\](?:(?=[ \t]*:)|[ \t]*(=>?)(?=[ \t]*["{[\w-]))/;
/** `[AP1]`, the marker of a comment in Word. */
const REMARK = /^\[[A-Za-z]{1,4}\d{1,3}(?:R\d+)?\](?=")/;
/** Fields that may be the only ones of an object. */
const ALONE: ReadonlySet<string> = new Set(["src", "use", "type"]);

/** The fault of a bracket where a name belongs, if it encloses a field, a name or the marker of a comment. */
export function bracketedField(text: string, { kind, offset }: Token): SyntaxFault | undefined {
  const rest = text.slice(offset, offset + MOST_READ);
  if (kind === "{") {
    const [whole, field, name] = FIELD.exec(rest) ?? [];
    if (whole === undefined || ALONE.has(name!)) return undefined;
    const message = `The field "${name}" stands in { } of its own.`;
    const fix = "take this { and the } behind it out.";
    return faultAt({ offset, length: whole.length }, { code: "extra-bracket", message, fix, readAs: field });
  }
  const [named, name, equals] = NAME.exec(rest) ?? [];
  if (named !== undefined) {
    const message = `The name ${name} stands in [ ].`;
    const fix = `write ${name}: without [ and ]${equals === undefined ? "" : `, and with : in place of ${equals}`}.`;
    const replacement = equals === undefined ? name : `${name}:`;
    return faultAt({ offset, length: named.length }, { code: "extra-bracket", message, fix, replacement });
  }
  const [remark] = REMARK.exec(rest) ?? [];
  if (remark === undefined) return undefined;
  const message = `${remark} is the mark of a remark, as Word has it.`;
  const fix = `take ${remark} out.`;
  return faultAt({ offset, length: remark.length }, { code: "unexpected-text", message, fix, replacement: "" });
}
