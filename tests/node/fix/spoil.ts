/** Makes every usual mistake that --fix can fix, at a field of a text. */
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Edit } from "../../../src/node/check/finding.ts";
import { sameLetters } from "../../../src/node/check/wording/suggest.ts";
import { type Spot, slips } from "../check/spots.ts";

/** A mistake as an edit of the right text. */
export interface Mistake {
  kind: string;
  edit: Edit;
}

interface At {
  text: string;
  spot: Spot;
  name: Node;
  value: Node;
}

/** Quotation marks that are not valid in JSON. */
const QUOTES = ["''", "``", "“”", "„“", "«»"];

/** Every mistake that can be made at a field and has one clear remedy. */
export function mistakesAt(at: At): Mistake[] {
  return [...inName(at), ...inValue(at), ...around(at)];
}

/** The position of a field in the text of its page. */
export function placeOf(text: string, spot: Spot): At {
  const value = findNodeAtLocation(parseTree(text)!, [...spot.group, spot.name])!;
  return { text, spot, value, name: value.parent!.children![0]! };
}

/**
 * Values of the wrong type that say plainly which value is meant, for fields whose examples do not have one: the edit
 * that makes the right text, and the one that makes the wrong one.
 */
export function wrongTypesAt({ text, spot, value }: At): { right: Edit; wrong: Edit }[] {
  const { schema } = spot.located;
  const kinds = [undefined, "line", "markdown"];
  const isPicture = spot.name === "src" && spot.names.includes("decorative");
  const isText = schema.type === "string" && kinds.includes(schema.kind) && !isPicture;
  if (isText || schema.kind === "markdown") {
    return [{ right: replaced("", value, '"2024"').edit, wrong: replaced("", value, "2024").edit }];
  }
  const [first] = value.children ?? [];
  if (value.type !== "array" || !first || Number(schema["minItems"] ?? 0) > 1) return [];
  const item = text.slice(first.offset, first.offset + first.length);
  return [{ right: replaced("", value, `[${item}]`).edit, wrong: replaced("", value, item).edit }];
}

/** Mistakes of a file as a whole. */
export function mistakesOfFile(text: string): Mistake[] {
  const space = text.search(/(?<=":) /);
  return [
    { kind: "a byte order mark", edit: { offset: 0, length: 0, text: "\ufeff" } },
    ...(space < 0 ? [] : [{ kind: "a space that is none", edit: { offset: space, length: 1, text: "\u00a0" } }]),
    { kind: "a bracket too many", edit: { offset: text.trimEnd().length, length: 0, text: "}" } },
  ];
}

function inName({ text, spot, name }: At): Mistake[] {
  const all = slips(spot.name).filter((slip) => !spot.names.includes(slip) && slip.length > 1);
  // Another test tries all slips; here, an early one, one in the middle and another style will do.
  const written = [all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!];
  const source = text.slice(name.offset + 1, name.offset + name.length - 1);
  const colon = text.indexOf(":", name.offset + name.length);
  return [
    ...written.map((slip) => replaced("a name misspelt", name, JSON.stringify(slip))),
    replaced("a name in other marks", name, inOtherMarks(source, name.offset)),
    replaced("a name without marks", name, source),
    { kind: "an equals sign", edit: { offset: colon, length: 1, text: "=" } },
    { kind: "something unseen", edit: { offset: name.offset, length: 0, text: "\u200b" } },
  ];
}

function inValue({ text, spot, value }: At): Mistake[] {
  const source = text.slice(value.offset, value.offset + value.length);
  if (value.type === "boolean") {
    const capital = source.charAt(0).toUpperCase() + source.slice(1);
    return [`"${source}"`, `" ${source}"`, capital].map((wrong) => replaced("a truth", value, wrong));
  }
  if (value.type === "number") return [replaced("a number in marks", value, `"${source}"`)];
  if (value.type !== "string") return [];
  const isPlain = !/["'`“”„«»\\]/.test(source.slice(1, -1));
  const inner = source.slice(1, -1);
  return [
    ...(isPlain ? [replaced("a text in other marks", value, inOtherMarks(inner, value.offset))] : []),
    { kind: "something unseen in a text", edit: { offset: value.offset + 1, length: 0, text: "\u0007" } },
    ...spellings(spot, String(value.value)).map((wrong) => replaced("another spelling", value, JSON.stringify(wrong))),
  ];
}

/** Uses the pairs of quotation marks in turn, by offset. */
function inOtherMarks(text: string, offset: number): string {
  const [open, close] = QUOTES[offset % QUOTES.length]!;
  return `${open}${text}${close}`;
}

/** What people write for an option, a picture or an address when they are not careful. */
function spellings({ located: { schema }, names, name }: Spot, text: string): string[] {
  const isPicture = schema.kind === "imageFile" || (name === "src" && names.includes("decorative"));
  if (isPicture) {
    const backwards = text.replaceAll("/", "\\");
    const wrong = [text.toUpperCase(), `images/${text}`, `/${text}`, `./images/${text}`, backwards, ` ${text}`];
    return wrong.filter((other) => other !== text);
  }
  if (schema.kind === "href") {
    const scheme = text.replace(/^[a-z]+:/, (start) => start.toUpperCase());
    return [...(scheme === text ? [] : [scheme]), ` ${text}`, `${text} `, `${text}\u00a0`, `\u200b${text}`];
  }
  if (schema.kind === "page") return [` ${text}`, `${text}\u200b`];
  const options = [...(schema.enum ?? []), schema.const].filter((option) => typeof option === "string");
  const wrong = [text.toUpperCase(), `${text} `, text.replaceAll("-", "_"), text.replace(/(?=[A-Z])/g, "-")];
  return [...new Set(wrong)].filter((other) => !options.includes(other) && sameLetters(other, options) === text);
}

function around({ text, value, name }: At): Mistake[] {
  const siblings = name.parent!.parent!.children!;
  const end = value.offset + value.length;
  const isLast = siblings.at(-1) === name.parent;
  if (isLast) return [{ kind: "a comma at the end", edit: { offset: end, length: 0, text: "," } }];
  const comma = text.indexOf(",", end);
  // Includes the next name, because the mistake is clear only if that name is right.
  const next = text.slice(comma + 1, text.indexOf(":", comma) + 1);
  const instead = (mark: string): Edit => ({ offset: comma, length: next.length + 1, text: mark + next });
  const [first, second] = value.type === "array" ? value.children! : [];
  const inList =
    first && second && (first.type === "object" || /\s/.test(text[second.offset - 1]!)) ? first : undefined;
  return [
    { kind: "a comma missing", edit: instead("") },
    { kind: "a comma too many", edit: instead(",,") },
    { kind: "a colon for a comma", edit: instead(":") },
    ...(inList
      ? [{ kind: "a comma missing in a list", edit: { offset: inList.offset + inList.length, length: 1, text: "" } }]
      : []),
  ];
}

function replaced(kind: string, { offset, length }: Node, text: string): Mistake {
  return { kind, edit: { offset, length, text } };
}
