/** Puts texts that a fix suggests into the format of their field, as the next check would reject any other. */
import { onlyOf } from "../../onlyOf.ts";
import type { Json, Schema } from "../../../../model/fields.ts";
import { isGroup } from "../../json.ts";
import { example } from "../../wording/words.ts";
import { named, type Wrong } from "../wrong.ts";
import { anchorMeant } from "./anchorMeant.ts";
import { fixerInput } from "./types/fix.ts";
import { fitsPattern } from "./types/quotes.ts";
import { routeMeant } from "./routeMeant.ts";

/** Returns the text as it is where it fits already, or where no correction is known. */
export function inFormat({ lookup }: Pick<Wrong, "lookup">, schema: Schema, text: string): string {
  if (schema.pattern === undefined || fitsPattern(schema, text)) return text;
  const meant = schema.kind === "page" ? pageCalled(lookup, text) : BY_KIND[schema.kind ?? ""]?.(text);
  return meant !== undefined && fitsPattern(schema, meant) ? meant : text;
}

const BY_KIND: Readonly<Record<string, (text: string) => string | undefined>> = {
  anchor: anchorMeant,
  route: routeMeant,
};

/** The origin before the path in a web address. */
const WHOLE = /^(?:https?:\/\/|www\.)[^/\s]+(?=\/.)/i;

/** The address of the page that a text names, also after the origin of the site. */
export function pageCalled({ addressOf }: Wrong["lookup"], text: string): string | undefined {
  return addressOf?.(text.trim()) ?? addressOf?.(text.trim().replace(WHOLE, ""));
}

/** The fix for a list of groups with one text each, where some of the texts have to be corrected first. */
export function allInFormat(wrongs: readonly Wrong[]): string | undefined {
  const [first] = wrongs as [Wrong];
  const { schema } = fixerInput(first);
  const written = wrongs.map(({ value }) => onlyText(value));
  const texts = written.map((text) => text && inFormat(first, schema, text));
  const areAll = texts.every((text) => text !== undefined && fitsPattern(schema, text));
  const isPlain = texts.every((text, i) => text === written[i]);
  if (!areAll || isPlain || new Set(texts).size < texts.length) return undefined;
  const list = { ...first, path: first.path.slice(0, -1) };
  return `write them as texts, without { }: ${named(list, example(texts as string[]))}.`;
}

function onlyText(value: Json): string | undefined {
  return onlyOf(isGroup(value) ? Object.values(value).filter((each) => typeof each === "string") : []);
}
