/** A setting of the site whose name stands in braces, although it is not filled in. */
import type { Json, Path } from "../../../model/fields.ts";
import { tokenSources } from "../../../model/tokens.ts";
import { siteGroup } from "../gathered/siteGroup.ts";
import type { Context } from "../rule.ts";
import { fold } from "../wording/suggest.ts";

/** A setting of pages/_site.json beside those that are filled in. */
export interface Setting {
  /** Its path in that file. */
  path: Path;
  words: string;
}

/** Undefined for a setting that is filled in under another name. */
export function settingCalled(name: string, context: Context): Setting | undefined {
  const called = fold(name.slice(name.lastIndexOf(".") + 1));
  const sources = Object.values(tokenSources);
  for (const group of new Set(sources.map(([each]) => each))) {
    const values = siteGroup(context, group) ?? {};
    const field = Object.keys(values).find((each) => fold(each) === called);
    if (field === undefined || sources.some((path) => path[0] === group && path[1] === field)) continue;
    const words = inOneLine(values[field]);
    if (words !== "") return { path: [group, field], words };
  }
  return undefined;
}

/** The lines of an address, joined with commas. */
function inOneLine(value: Json | undefined): string {
  const lines = [value ?? []].flat().map((line) => (typeof line === "object" ? "" : String(line).trim()));
  return lines.every((line) => line !== "") ? lines.map((line) => line.replace(/,$/, "")).join(", ") : "";
}
