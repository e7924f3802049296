/** Program code around values or in place of them. */
import { isPictureFile, withoutPictureEnding } from "../../../../model/imageTypes.ts";
import { tokenNames } from "../../../../model/tokens.ts";
import { short } from "../../wording/words.ts";
import { NO_VALUE } from "../numbers/foreignValues.ts";
import type { Scan } from "../scan.ts";
import { severalForOne } from "../quotes/severalForOne.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { endOf, type Token } from "../tokens.ts";
import { takenOut, valueOrOut } from "../commas/outWithComma.ts";

const MOST_READ = 10_000;
/** `t("before.you.write")`: a call with one text as its argument. */
const CALL = /^[A-Za-z_$][\w$.]*\(\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)'|`([^`\\\r\n]*)`)\s*\)/;
/** `.trim()`, and further method calls behind it. */
const METHODS = /^(?:\.[A-Za-z]+\([^()\r\n]*\))+(?=[ \t]*(?:[,}\]\r\n]|$))/;
/** `...moreQuestions`: the spread of a variable. */
const SPREAD = /^(?:\.{3}|…)[A-Za-z_$][\w$.]*(?=[ \t]*(?:[,}\]\r\n]|$))/;
/** `{% include contact.json %}`, a template tag, without its first brace. */
const TAG = /^(%|!!)[^{}\r\n]*\1\}/;
/** Template tags of PHP and of other server languages. */
const OF_SERVER = /^<(?:\?(?:php|=)[^\r\n]*?\?|%[^\r\n]*?%)>/;

/** The fault of code that begins at a token; undefined if it is no code. */
export function programCode(scan: Scan, token: Token): SyntaxFault | undefined {
  return (
    filledName(scan, token) ??
    ternary(scan, token) ??
    typed(scan, token) ??
    printed(scan, token) ??
    call(scan, token) ??
    methods(scan, token) ??
    leftToFill(scan, token) ??
    severalForOne(scan, token)
  );
}

/** `"detail": {city}`: a name in braces without quotation marks. */
function filledName({ text, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  const isName = (tokenNames as readonly string[]).includes(source);
  const end = offset + source.length + 1;
  if (!isName || before?.kind !== "{" || before.offset + 1 !== offset || text[end - 1] !== "}") return undefined;
  const place = { offset: before.offset, length: end - before.offset };
  const message = `{${source}} is not in quotation marks.`;
  const quoted = `"{${source}}"`;
  const fix = `put it in quotation marks: ${quoted}.`;
  return faultAt(place, { code: "unquoted-text", message, fix, readAs: quoted });
}

/** `isOpen ? "Yes" : "No"`: one of two texts, by a condition. */
function ternary({ text, expected, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  const isBehind = expected === "comma" && source === "?" && before?.kind !== "string";
  if (!isBehind && !expected.endsWith("value")) return undefined;
  const start = isBehind ? before!.offset : offset;
  const [whole, one, other] = TERNARY.exec(text.slice(start, start + MOST_READ)) ?? [];
  if (whole === undefined) return undefined;
  const fix = `keep one of the two texts: ${short(one!)} or ${short(other!)}.`;
  const range = { offset: start, length: whole.length };
  return faultAt(range, { code: "unexpected-text", message: said(whole), fix, readAs: one, isChoice: true });
}

const TERNARY =
  /^[\w$.!]+(?:[ \t]*[=!<>]=*[ \t]*[\w$."']+)?[ \t]*\?[ \t]*("[^"\\\r\n]*")[ \t]*:[ \t]*("[^"\\\r\n]*")(?=[ \t]*(?:[,}\]\r\n]|$))/;

/** `string = "Hello"` and `"mist" as const`: the type of a value, or a variable, as in a program. */
function typed({ text, expected, before }: Scan, { offset }: Token): SyntaxFault | undefined {
  const pattern = expected === "comma" ? TYPE_BEHIND : expected.endsWith("value") ? TYPE_BEFORE : undefined;
  const [whole] = pattern?.exec(text.slice(offset, offset + 1000)) ?? [];
  if (whole === undefined) return undefined;
  const fix = `take ${short(whole.trim())} out.`;
  const fault = faultAt(
    { offset, length: whole.length },
    { code: "unexpected-text", message: said(whole.trim()), fix },
  );
  const start = expected === "comma" ? endOf(before!) : offset;
  return { ...fault, edit: { offset: start, length: endOf(fault) - start, text: "" } };
}

const TYPE_BEFORE = /^(?:(?:const|let|var)[ \t]+)?[A-Za-z_$][\w$.<>]*(?:\[\])?[ \t]*=[ \t]*(?=["{[\d-])/;
const TYPE_BEHIND = /^(?:as|satisfies)[ \t]+[A-Za-z][\w$.<>[\]]*(?=[ \t]*(?:[,}\]\r\n]|$))/;

/** `[Object]` and `[Array]`: what a program printed in place of what is nested deeper. */
function printed({ text, before }: Scan, { offset }: Token): SyntaxFault | undefined {
  const isSo =
    before?.kind === "[" && before.offset + 1 === offset && PRINTED.test(text.slice(before.offset, offset + 100));
  if (!isSo) return undefined;
  const end = text.indexOf("]", offset) + 1;
  const whole = text.slice(before.offset, end);
  const message = `A program printed ${whole} in place of what stood here.`;
  const fix = "put back what it left out, from an older copy of the page.";
  const range = { offset: before.offset, length: end - before.offset };
  return faultAt(range, { code: "unexpected-text", message, fix, readAs: NO_VALUE });
}

const PRINTED = /^\[(?:Object|Array|Function|Getter|Circular|object Object|object Array)(?: [\w*: ]+)?\]/;

function call({ text, expected, name }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (!expected.endsWith("value") || !source.endsWith("(")) return undefined;
  const [whole, ...inner] = CALL.exec(text.slice(offset, offset + MOST_READ)) ?? [];
  if (whole === undefined) return undefined;
  const words = inner.find((each) => each !== undefined) ?? "";
  const message = said(whole);
  const file = LOADS.test(whole) ? fileLoaded(words, name) : undefined;
  const fix = file ? `write "${file}" in its place.` : "write the words themselves in its place, in quotation marks.";
  const readAs = JSON.stringify(file ?? words);
  return faultAt({ offset, length: whole.length }, { code: "unexpected-text", message, fix, readAs });
}

/** A call that loads a file: `require("./icons/seo/local-seo.svg")`, `import("../../images/team.webp")`. */
const LOADS = /^(?:require|import)\(/;
/** Leading folders of a path that the names of pictures and drawings leave out. */
const FOLDERS = /^(?:[.~@]*\/)*(?:(?:src|public|static|assets|images?|img|icons?|logos?|pictograms?)\/)*/i;

/** The name by which a page refers to a picture or a drawing; undefined for other files. */
function fileLoaded(path: string, name: Token | undefined): string | undefined {
  if (!isPictureFile(path)) return undefined;
  const file = path.replace(FOLDERS, "");
  return name && /^"(?:pictogram|logo)"$/.test(name.source) ? withoutPictureEnding(file) : file;
}

function methods({ text, expected, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (expected !== "comma" || before?.kind !== "string" || !/^\.[A-Za-z]+\(/.test(source)) return undefined;
  const [whole] = METHODS.exec(text.slice(offset, offset + MOST_READ)) ?? [];
  if (whole === undefined) return undefined;
  const message = said(whole);
  const fix = `take ${short(whole)} out.`;
  return faultAt({ offset, length: whole.length }, { code: "unexpected-text", message, fix, replacement: "" });
}

/** A template tag or a spread, in place of which a program would put something. */
function leftToFill({ text, before, name }: Scan, { offset, source }: Token): SyntaxFault | undefined {
  const isTag = /^(?:%|!!)/.test(source) && before?.kind === "{" && before.offset + 1 === offset;
  const isOfServer = /^<[?%]/.test(source);
  if (!isTag && !isOfServer && !/^(?:\.{3}|…)[A-Za-z_$]/.test(source)) return undefined;
  const [found] = (isTag ? TAG : isOfServer ? OF_SERVER : SPREAD).exec(text.slice(offset, offset + MOST_READ)) ?? [];
  if (found === undefined) return undefined;
  const start = isTag ? before.offset : offset;
  const end = offset + found.length;
  const whole = text.slice(start, end);
  const message = said(whole);
  const around = text.slice(Math.max(start - 1000, 0), start).trimEnd();
  const fault = { code: "unexpected-text", offset: start, length: end - start, message } as const;
  if (around.endsWith(":")) return { ...fault, fix: `${valueOrOut({ text, before, name }, end)}.` };
  const { comma, meant } = takenOut(text, fault);
  const fix = `take it out${comma}. If it stands for something that the page needs, write that in its place.`;
  return { ...fault, fix, meant };
}

function said(code: string): string {
  return `There is code of a program here, which no page has: ${short(code)}.`;
}
