/** Words for what stands outside of quotation marks and should not. */
import { faultAt, type SyntaxFault } from "./syntaxFault.ts";
import type { Token } from "./tokens.ts";
import { choice, short } from "./words.ts";

/** Something other than JSON where a value belongs. */
export function bareWord(token: Token): SyntaxFault {
  const lower = token.source.toLowerCase();
  if (["true", "false", "null"].includes(lower)) {
    return faultAt(token, {
      code: "capital-letter",
      message: `${token.source} is written with a capital letter.`,
      fix: `write ${lower}.`,
      replacement: lower,
    });
  }
  if (/^[-+.]?\d/.test(token.source)) {
    return faultAt(token, {
      code: "bad-number",
      message: `${short(token.source)} is not a number as JSON has it.`,
      fix: "write digits with a point, for example 1234.5, or put it in quotation marks.",
    });
  }
  return faultAt(token, {
    code: "unquoted-text",
    message: `The text ${short(token.source)} is not in quotation marks.`,
    fix: `put the whole text in quotation marks: ${choice([token.source])}.`,
  });
}

/** A word that stands right behind a text. */
export function innerQuote(token: Token): SyntaxFault {
  const fix = 'write \\" for a quotation mark inside a text.';
  const message = "A quotation mark inside a text ends the text too early.";
  return faultAt({ offset: token.offset - 1, length: 1 }, { code: "quote-in-text", message, fix });
}

/** Whether a text ends with the comma that is missing behind it. */
export function endsWithComma({ kind, source }: Token): boolean {
  return kind === "string" && /[^\\,],"$/.test(source);
}

export function commaInside({ offset, length }: Token): SyntaxFault {
  const message = "The comma at the end of line {line} stands inside the quotation marks.";
  const fix = 'write it behind them: ", in place of ,".';
  return faultAt({ offset: offset + length - 2, length: 2 }, { code: "json-syntax", message, fix, replacement: '",' });
}

/** A name where its group was not opened. */
export function nameInList(name: Token): SyntaxFault {
  const message = `Only a group has names, but ${short(name.source)} is a name in a list.`;
  const fix = `write { before ${short(name.source)}, where its group begins.`;
  return faultAt(name, { code: "missing-name", message, fix });
}
