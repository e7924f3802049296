/** Explains old addresses that no page can have. */
import { addressKey, pathnameOf } from "../../../../../model/spelling.ts";
import type { Json } from "../../../../../model/fields.ts";
import type { Document } from "../../../document/document.ts";
import { valueAt } from "../../../json.ts";
import type { Place } from "../../../place.ts";
import { BESIDE, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { joined, written } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";
import { routeMeant } from "../meant/routeMeant.ts";
import { meansNothing } from "../../../wording/truthWords.ts";

/** The extension of a file that is no page here: no corrected address would have existed. */
const FILE = /\.(?!html$|json$)\w+$/i;

/** Undefined where the address may be right in another spelling. */
export function adviceOnOld({ document, path, value }: Wrong): string | undefined {
  if (document.role !== "page" || path[0] !== "aliases") return undefined;
  const text = String(value).trim();
  const out = outOf(document, (list) => list.length === 1);
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

/** Says how to take an entry out of the list, or the whole list where it would be empty. */
function outOf(document: Document, isAll: (list: readonly Json[]) => boolean, them = "it"): string {
  const list = valueAt(document, ["aliases"]);
  if (Array.isArray(list) && isAll(list)) return 'take "aliases" out, the whole list';
  return `take ${them} out, ${them === "it" ? BESIDE : "with the commas beside them"}`;
}

/** Whether people write this where they have nothing to say, or do not know it yet. */
function isStopgap(text: string): boolean {
  return meansNothing(text) || /^(?:tb[ad]|todo|[-–—.?]+)$/i.test(text);
}

/** Whether a text may be a note as well as an address: several words, or letters that no address can have. */
function mayBeNote(text: string): boolean {
  const isAddress = /[/\\]|^www\.|\.\w+\s*$/i.test(text);
  return isStopgap(text.trim()) || (!isAddress && (/\S\s+\S/.test(text) || routeMeant(text) === undefined));
}

/** Words in the list of old addresses: they must not become an address that the page never had. Undefined where links lead to it. */
export function notesAsAddresses(
  wrong: Wrong,
): (Pick<Explanation, "fix" | "cause"> & { message?: string }) | undefined {
  const { lookup, document, path, value, label } = wrong;
  if (document.role !== "page" || path[0] !== "aliases" || typeof value !== "string") return undefined;
  const address = addressOfNote(value);
  if (!mayBeNote(value) || (address !== undefined && lookup.lost?.linksTo(address) !== undefined)) return undefined;
  const isReadable = address !== undefined || isStopgap(value.trim());
  const said = isReadable && {
    message: `${label} is ${written(value)}, but "aliases" are for old addresses that lead to this page.`,
  };
  if (path.length === 1) return { fix: fixFor([value], `${TAKE_IT_OUT},`, (all) => `"aliases": [${all}]`) };
  const isNote = (entry: Json) => typeof entry === "string" && mayBeNote(entry);
  const out = outOf(document, (list) => list.length === 1);
  const fix = (places: readonly Place[]) =>
    fixFor(
      places.map((place) => String(valueAt(document, place.path))),
      `${outOf(document, (list) => list.every(isNote), "them")},`,
    );
  const cause = { name: `${document.file} notes`, fewest: 2, all: "entries are words.", fix };
  return { ...said, fix: fixFor([value], `${out},`), cause };
}

/** The address that a note could stand for; undefined for a placeholder. */
function addressOfNote(text: string): string | undefined {
  return isStopgap(text.trim()) ? undefined : routeMeant(text);
}

function fixFor(texts: readonly string[], out: string, shown = (all: string) => all): string {
  const addresses = texts.flatMap((text) => addressOfNote(text) ?? []);
  const [are, such, them] =
    texts.length > 1 ? ["these are notes", "addresses", "them"] : ["it is a note", "an address", "it"];
  if (addresses.length === 0) return `${out.replace(/,$/, "")}.`;
  const all = addresses.map((address) => JSON.stringify(address));
  return `${out} if ${are}. If this page had such ${such}, write ${them} as ${shown(joined(all, "and"))}.`;
}

/** Says that an old address with ".html" at its end is a spelling of the one without. */
export function leadsOnToo({ path, value }: Wrong, better: string): string {
  return path[0] === "aliases" && value === `${better}.html` ? " With .html at its end, it leads here as well." : "";
}
