/** HTML where a value or a field belongs: `"button": <a href="/contact">Write to us</a>`. The schema of the place decides what it means. */
import { asTags } from "../../inTexts/asTags.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** The name under which HTML among the fields of an object is read, unique by its offset. */
function nameAt(offset: number): string {
  return `<html ${offset}>`;
}

/** Whether a name stands for HTML, and not for a field. */
export function isNameOfTags(name: string | number | undefined): boolean {
  return /^<html \d+>$/.test(String(name));
}

export function pastedTags(scan: Scan, { offset }: Pick<Token, "offset">): SyntaxFault | undefined {
  const { text, expected, before } = scan;
  const read = asTags(text, offset);
  // A text without its opening quotation mark may begin with a tag.
  if (!read || text[read.end] === '"') return undefined;
  const isAmongFields = scan.open.at(-1)?.token.kind === "{" && !expected.endsWith("value");
  if (isAmongFields && text[offset] !== "<") return undefined;
  const lacksBefore = expected === "comma";
  // On the line of a value, it may be meant as part of that.
  if (lacksBefore && isAmongFields && !/[\r\n]/.test(text.slice(endOf(before!), offset))) return undefined;
  const [ending = ""] = /^\s*\}/.exec(text.slice(read.end, read.end + 1000)) ?? [];
  const isAll = expected === "first name" && ending !== "";
  const start = isAll ? before!.offset : offset;
  const place = { offset: start, length: read.end + (isAll ? ending.length : 0) - start };
  const next = text.slice(endOf(place), endOf(place) + 1000);
  const [behind, hasBehind] = [/^\s*["{[<]/.test(next), /^\s*,/.test(next)];
  const message = `${read.what} stands here, and a page has none.`;
  const fix = "write only the words in its place, in quotation marks and without tags.";
  const html = JSON.stringify(read.html);
  const value = isAmongFields && !isAll ? `"${nameAt(offset)}": ${html}` : html;
  const readAs = `${lacksBefore ? ", " : ""}${value}${behind ? "," : ""}`;
  const tags = { what: read.what, lacksBefore, lacksBehind: behind, hasBehind };
  return faultAt(place, { code: "unquoted-text", message, fix, tags, readAs });
}

const ESCAPED = /\\(["\\/])/g;
/** Where a text can end. */
const TEXT_END = /^\s*"(?=\s*(?:[,}\]]|$))/;
const TAG = /<[a-z][\w:.-]*(?:\s[^<>]*)?>/gi;

/** HTML in quotation marks that ends at a quotation mark in a tag, or at a line break. The words of `fault` are kept. */
export function withTagsQuoted(fault: SyntaxFault, text: string, { offset }: Pick<Token, "offset">): SyntaxFault {
  const from = offset + 1 + /^[^\S\r\n]*/.exec(text.slice(offset + 1, offset + 100))![0].length;
  const read = /[<[]/.test(text[from] ?? "") ? asTags(text, from) : undefined;
  const [end] = (read && read.what !== "Markdown" && TEXT_END.exec(text.slice(read.end, read.end + 1000))) || [];
  if (read && end !== undefined) return asHtml(fault, { offset, length: read.end + end.length - offset }, read);
  const [line] = /^"[^\r\n]*"(?=[ \t]*[,}\]]*[ \t]*(?:[\r\n]|$))/.exec(text.slice(offset, offset + 10_000)) ?? [];
  const isOfSeveral = line !== undefined && !/"\s*[,:]\s*"/.test(line) && (line.match(TAG) ?? []).length > 1;
  if (!isOfSeveral) return fault;
  return asHtml(fault, { offset, length: line.length }, { what: "HTML", html: line.slice(1, -1) });
}

function asHtml(
  fault: SyntaxFault,
  place: Pick<Token, "offset" | "length">,
  { html, what }: Pick<NonNullable<ReturnType<typeof asTags>>, "html" | "what">,
): SyntaxFault {
  const plain = html.replace(/\\[nrt]/g, " ").replace(ESCAPED, "$1");
  return { ...fault, tags: { what }, meant: { ...place, text: JSON.stringify(plain) } };
}
