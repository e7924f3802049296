/** What to do with an old address that no page can have. */
import { addressKey, pathnameOf } from "../../../../model/spelling.ts";
import { BESIDE } from "../../wording/commas.ts";
import { valueAt } from "../../json.ts";
import type { Wrong } from "../wrong.ts";

/** The end of a file that is no page here: whatever could be written in its place, nobody has had it. */
const FILE = /\.(?!html$|json$)\w+$/i;

/** Undefined where another way of writing it may help. */
export function adviceOnOld({ document, path, value }: Wrong): string | undefined {
  if (document.role !== "page" || path[0] !== "aliases") return undefined;
  const text = String(value).trim();
  const list = valueAt(document, ["aliases"]);
  const isOnly = Array.isArray(list) && list.length === 1;
  const out = isOnly ? 'take "aliases" out, the whole list' : `take it out, ${BESIDE}`;
  const name = pathnameOf(text);
  // Without its slash it is no spelling yet.
  const isOther = name.startsWith("/") || `/${name}` === document.route;
  if (isOther && document.route !== undefined && addressKey(name) === addressKey(document.route))
    return `${out}: other spellings of the address of this page lead to it by themselves.`;
  if (text.includes("*")) return 'write each old address by itself: "*" does not stand for others.';
  const [end] = FILE.exec(name) ?? [];
  const hasQuery = name !== text && text[name.length] === "?";
  if (hasQuery && (end !== undefined || /^\/*$/.test(name)))
    return `${out}: an address with "?" cannot be led on from here.`;
  return end && `${out}: an address that ends in "${end}" cannot be led on from here.`;
}

/** That an old address with the end of a file is another spelling of the one without. */
export function leadsOnToo({ path, value }: Wrong, better: string): string {
  return path[0] === "aliases" && value === `${better}.html` ? " With .html at its end, it leads here as well." : "";
}
