/** Names in lists of them, which are looked up elsewhere. */
import { blockSchema, type Json } from "../../../../../model/fields.ts";
import { typeMeant } from "../../block/blockType.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { onlyMeant } from "../../names/synonyms.ts";
import type { WrongType } from "./fix.ts";

/** The only name that a text can mean in the list that it was written for; undefined where it is one, or where nobody knows. */
export function nameMeant(wrong: WrongType, text: string): string | undefined {
  const { lookup, items } = wrong;
  if (items?.kind === "page") return otherThan(text, lookup.addressOf?.(text.trim()));
  const names = namesFor(wrong);
  return names.includes(text) ? undefined : onlyMeant(text, names);
}

function otherThan(text: string, meant: string | undefined): string | undefined {
  return meant === text ? undefined : meant;
}

/** What the entries of the list may be; nothing where they are no names. */
function namesFor({ lookup, document, path }: WrongType): string[] {
  const { data = {} } = document;
  if (document.role === "shared" && path.join("/") === "open") {
    const block = data["block"] ?? onlyOf(data["blocks"]);
    const type = isGroup(block) ? typeMeant(lookup.schemas, block) : undefined;
    const { properties = {} } = (type === undefined ? undefined : blockSchema(lookup.schemas, type)?.schema) ?? {};
    return Object.keys(properties).filter((name) => name !== "type");
  }
  const isOfForm = document.role === "site" && path[0] === "forms" && ["fields", "required"].includes(String(path[2]));
  const fields = isOfForm && path.length === 3 ? valueAt(document, ["fields"]) : undefined;
  return isGroup(fields) ? Object.keys(fields) : [];
}

function onlyOf(list: Json | undefined): Json | undefined {
  return Array.isArray(list) && list.length === 1 ? list[0] : undefined;
}
