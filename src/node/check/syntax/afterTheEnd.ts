/** Says why nothing can stand behind the end of a page, and what to do with what stands there. */
import { lineAt, linesAt } from "../document/lineMarks.ts";
import { pageFile } from "../files/sitePaths.ts";
import type { Edit } from "../finding.ts";
import { extraBracket } from "./brackets/brackets.ts";
import { endAgain } from "./brackets/endAgain.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { endsAtStart } from "./brackets/leftOver.ts";
import { unopenedLine } from "./brackets/indents.ts";
import { endSetIn } from "./brackets/setIn.ts";
import { CALLED } from "./commas/markForComma.ts";
import type { Scan } from "./scan.ts";
import { isEnd, readToken, type Token } from "./tokens.ts";

const MARKS: Readonly<Record<string, string>> = { ",": "a comma", ...CALLED };

export function afterTheEnd(scan: Scan, token: Token): SyntaxFault {
  const { text } = scan;
  const before = scan.before!;
  const again = endAgain(text);
  if (again) return again.told;
  if (token.kind === "}" || token.kind === "]")
    return endSetIn(scan, token) ?? unopenedLine(scan, token.kind, token) ?? extraBracket(token, "");
  const above = token.kind === "," ? (endSetIn(scan, token) ?? unopenedLine(scan, "}", token)) : undefined;
  if (above) return above;
  const mark = markAtEnd(text, token);
  if (mark && isEnd(before)) {
    const message = `There is ${mark} behind the ${before.kind} that ends the file.`;
    return faultAt(token, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
  }
  const isBlock = /^,?\s*\{\s*"type"/.test(text.slice(token.offset, token.offset + 1000));
  const left = isBlock ? endsAtStart(text, token) : undefined;
  if (left) return left;
  const next = wholeNext(text, token);
  if (next) {
    const message = `A second ${next} begins here, but a file has only one.`;
    const fix = movedToFile(text, token);
    const meant = { offset: token.offset, length: text.length - token.offset, text: "" };
    return faultAt(token, { code: "text-after-end", message, fix, meant, isSecond: true });
  }
  const isClosed = isEnd(before);
  const end = isClosed ? before.kind : "value";
  const words = isClosed ? wordsAtEnd(text, token) : undefined;
  const fault = faultAt(token, {
    code: "text-after-end",
    message: `More is written here, after the ${end} of line ${lineAt(before.offset)} that ends the file.`,
    fix: isBlock
      ? 'move the block into the list "blocks", before the ] at its end, with a comma between.'
      : isClosed
        ? (words?.fix ??
          (goesOn(text, token)
            ? `if the { of that } is missing above, put its line back. Else take that } out.`
            : `take out all from here on, or move it before that ${end}.`))
        : "write { at the start of the file and } at its end.",
  });
  const meant = isBlock ? movedIntoBlocks(text, token) : words?.meant;
  return meant ? { ...fault, meant } : fault;
}

/** What to do with a page or a block behind the end of another one. The file of a page is called by its address. */
function movedToFile(text: string, { kind, offset, length }: Token): string {
  const start = kind === "," ? readToken(text, offset + length).offset : offset;
  const [own, next] = [text.slice(0, offset), text.slice(start, start + 1000)].map((each) => ROUTE.exec(each)?.[1]);
  const isAlone = text.slice(text.lastIndexOf("\n", start) + 1, start).trim() === "";
  if (!next || next === own || !isAlone)
    return `keep one of the two${kind === "," ? ", without the comma between them" : ""}. Move the other one to a file of its own, or take it out.`;
  const lines = linesAt(text, start, text.trimEnd().length);
  const comma = kind === "," ? ", and take the comma before them out" : "";
  return `move ${lines} to a new file, for example ${pageFile(next)} (its "route" is "/${next}")${comma}.`;
}

/** An address that can be the name of a file. */
const ROUTE = /"route"\s*:\s*"\/([\w/-]*\w)"/;

/** Whether the fields of the file go on behind its end: a } is one too many there, or has lost its {. */
function goesOn(text: string, { offset, kind }: Token): boolean {
  return kind === "," && /^,\s*"[^"\\\n]+"\s*:/.test(text.slice(offset, offset + 1000)) && text.trimEnd().endsWith("}");
}

/** Words that are neither fields nor blocks, such as the `EOF` of a terminal: without them the page is whole. */
function wordsAtEnd(text: string, { offset }: Token): { fix: string; meant: Edit } | undefined {
  const rest = text.slice(offset);
  if (/["{}[\]]|:\s/.test(rest)) return undefined;
  const isWord = !/\s/.test(rest.trim());
  const fix = isWord ? "take it out." : "take out all from here on, or move it into a text of the page.";
  return { fix, meant: { offset, length: rest.length, text: "" } };
}

/** Blocks behind the end of a page that ends with its list of blocks, as the last ones of that list, each where it stands. */
function movedIntoBlocks(text: string, { offset, length, kind }: Token): Edit | undefined {
  const page = text.slice(0, offset).trimEnd();
  const end = page.slice(0, -1).trimEnd().length - 1;
  const from = kind === "," ? offset + length : offset;
  if (text[end] !== "]" || lastNameOf(page) !== "blocks") return undefined;
  return {
    offset: end,
    length: text.length - end,
    text: `,${" ".repeat(from - end - 1)}${text.slice(from).trimEnd()}]}`,
  };
}

function lastNameOf(written: string): string | undefined {
  try {
    return Object.keys(JSON.parse(written) as object).at(-1);
  } catch {
    return undefined;
  }
}

/** The name of a mark that is all that is left of the file: there is nothing to move. */
function markAtEnd(text: string, { offset, length, source }: Token): string | undefined {
  return text.slice(offset + length).trim() === "" ? MARKS[source] : undefined;
}

/** What follows the end of the file, if it is an object with the fields of a page or of a shared block's file. */
function wholeNext(text: string, { offset }: Token): "page" | "block" | undefined {
  const next = text.slice(offset, offset + 1000);
  if (SHARED.test(next)) return "block";
  return /^,?\s*\{\s*"(?:\$schema|route|title|description)"\s*:/.test(next) ? "page" : undefined;
}

const SHARED = /^,?\s*\{\s*(?:"\$schema"\s*:\s*"[^"]*"\s*,\s*)?"(?:open|block)"\s*:/;
