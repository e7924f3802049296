/** Names whose values could not be parsed: the name alone tells which field is meant. */
import { extentOf } from "../../../document/position.ts";
import { isUnread } from "../../../document/unread.ts";
import type { Lookup } from "../../../lookup.ts";
import { nearest } from "../../../wording/suggest.ts";
import { isOfType } from "../../couldStand.ts";
import { onlyOf } from "../../../onlyOf.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { REMARK, wordsFor } from "../../../wording/synonyms.ts";

/** A name with the field that it is a synonym of, and with all fields that it may be where that is ambiguous. */
interface UnreadName {
  name: string;
  meant: string | undefined;
  fields: readonly string[];
}

export function unreadNames(lookup: Lookup, { document, path, group, unknown, free, lacking }: Sorted): UnreadName[] {
  if (!document.mended) return [];
  const takesText = (field: string) => isOfType(lookup.schemaAt(document, [...path, field])?.schema, "");
  const unread = unknown.filter(
    (name) =>
      group[name] === null &&
      nearest(name, free).length === 0 &&
      isUnread(document, extentOf(document, [...path, name])?.offset ?? -1),
  );
  return unread.map((name) => {
    const own = wordsFor(name, free);
    const texts = own.filter(takesText);
    const meant = onlyOf(texts.filter((field) => lacking.has(field))) ?? onlyOf(texts);
    const mayBeOther = own.length === 0 && lacking.size === 1 && !REMARK.test(name);
    return { name, meant, fields: mayBeOther ? [...lacking].filter(takesText) : own };
  });
}
