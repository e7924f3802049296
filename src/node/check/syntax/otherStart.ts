/** Texts that do not start as a page does: in another language, with words around them, or with a mark before each line. */
import { quote } from "../words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";

/** What no slip of JSON starts with. A merge conflict is told by itself. */
const OTHER = /^(?!<{7} )(?:[<#>]|---|```|[a-z\d])[^\s{]*/i;
/** A first name whose `{` is missing. */
const NAME = /^"[^"\n]*"\s*:/;
/** `>` of a mail that is answered, and numbers of lines. */
const MARKED = /^\s*(>|\d+[.:)|]?(?=\s))/;

export function otherStart(text: string): SyntaxFault | undefined {
  const offset = text.search(/\S/);
  const start = text.slice(offset);
  if (start.startsWith("{\\rtf")) {
    const said = notJson("A word processor saved this file in its own format, RTF.", { offset, length: 5 });
    return { ...said, fix: "save it again as plain text, or copy its words into a page that works." };
  }
  if (NAME.test(start)) {
    const [name] = /^"[^"]*"/.exec(start)!;
    const message = "The { at the start of the file is missing.";
    return faultAt(
      { offset, length: name.length },
      { code: "missing-bracket", message, fix: `write { before ${name}.` },
    );
  }
  const [shown] = OTHER.exec(start) ?? [];
  if (shown === undefined) return undefined;
  const marked = markedLines(start);
  if (marked) return faultAt({ offset, length: shown.length }, marked);
  const said = notJson(`A page starts with {, but this file starts with ${quote(shown)}.`, {
    offset,
    length: shown.length,
  });
  const hasPage = shown.startsWith("```") || /"(?:route|blocks?|brand)"\s*:/.test(text.slice(text.indexOf("{") + 1));
  if (!text.includes("{") || !hasPage) return said;
  const isAround = !text.trimEnd().endsWith("}");
  return { ...said, fix: `take out what stands before the first {${isAround ? " and behind the last }" : ""}.` };
}

function markedLines(text: string): { code: "unexpected-text"; message: string; fix: string } | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [, mark = ""] = MARKED.exec(lines[0]!) ?? [];
  if (mark === "" || lines.length < 3 || !lines.every((line) => MARKED.test(line))) return undefined;
  const [a, all] = mark === ">" ? ['">"', 'each ">"'] : ["a number", "the numbers"];
  return {
    code: "unexpected-text",
    message: `Every line starts with ${a}.`,
    fix: `take out ${all} at the start of the lines.`,
  };
}

export function notJson(message: string, range: { offset: number; length: number }): SyntaxFault {
  return {
    code: "not-json",
    ...range,
    message,
    fix: "compare it with a page that works, or copy one and change its words.",
  };
}
