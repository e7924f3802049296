/** What other programs write in the place of the name of a picture: a group, or the key of a record. */
import type { Lookup } from "../../../lookup.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import type { CodedFinding } from "../../../finding.ts";
import { joined } from "../../../wording/words.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";

/** The key of a record: `"_ref"`, `"$id"`, `"imageId"`. Other names stand for a mistake of their own. */
const KEY = /^[_$]|^(?:ref|id|uid|uuid)$|I[dD]$/;

/** `"image": { "sys": { "id": "3kYd" }, "alt": "…" }`: the lacking "src" is the same mistake. */
export function assetForPicture(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, lacking } = sorted;
  if (!lacking.has("src") || lookup.schemaAt(document, path)?.schema.kind !== "image") return [];
  const names = unclear(sorted).filter((name) => typeof group[name] === "object" || KEY.test(name));
  if (names.length === 0) return [];
  settle(sorted, names);
  lacking.delete("src");
  const their = names.length > 1 ? "their" : "its";
  const files = names.flatMap((name) => wordsWithin(group[name]!)).filter(isInFolder);
  const [file] = new Set(files).size === 1 ? files : [];
  const isSaid = unclear(sorted).length < sorted.unknown.length || "alt" in group || "decorative" in group;
  const open = [
    file === undefined ? "the name of a picture in the folder images/" : [],
    isSaid ? [] : "a few words on what the picture shows",
  ].flat();
  const own = open.length > 0 ? `, with ${joined(open, "and")} for the three dots` : "";
  const whole = `"src": "${file ?? "…"}"${isSaid ? "" : ', "alt": "…"'}`;
  const fix = `write in ${their} place${own}: ${whole}.`;
  return [{ ...unknownName(lookup, sorted, names), fix, ...(file !== undefined && { picture: file }) }];
}

function isInFolder(text: string): boolean {
  return isPictureFile(text) && !/^[/.]|:/.test(text);
}
