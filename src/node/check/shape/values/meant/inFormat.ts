/** Puts texts that a fix suggests into the format of their field, as the next check would reject any other. */
import type { Schema } from "../../../../../model/fields.ts";
import type { Wrong } from "../../wrong.ts";
import { anchorMeant } from "./anchorMeant.ts";
import { fitsPattern } from "../../looksLike.ts";
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
