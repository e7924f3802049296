import { isGroup, type Json } from "../../model/fields.ts";
import { DEEPEST, tooDeepAt } from "../../node/check/document/depth.ts";
import { openDocument } from "../../node/check/document/openDocument.ts";
import { tooDeep } from "../../node/check/document/keys.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { Group, Role } from "../../node/check/site.ts";

/** What a file is called and what it is for. */
export interface NamedFile {
  /** From the project's root, for example "pages/index.json". */
  file: string;
  role: Role;
  /** Of a shared block: what `use` calls it. */
  name: string;
}

/** What a text says, in the sentences of the check; without a page when it cannot be read. */
export function readText(named: NamedFile, text: string): { page?: Group; problems: Problem[] } {
  const problems: Problem[] = [];
  const document: Document = { ...named, text: "" };
  openDocument(document, text, { problems });
  if (!document.data || document.mended) return { problems };
  const deep = tooDeep(text, DEEPEST);
  if (deep !== undefined) return { problems: [...problems, tooDeepAt(document, deep)] };
  return { page: document.data, problems };
}

/** A newer version of a value that reuses the older object for every equal part, so that React does not render it again. */
export function keepingSame<Value extends Json>(older: Json | undefined, newer: Value): Value {
  return kept(older, newer) as Value;
}

function kept(older: Json | undefined, newer: Json): Json {
  if (Array.isArray(newer)) {
    const before: Json[] = Array.isArray(older) ? older : [];
    const items = newer.map((item, at) => {
      const same = kept(before[at], item);
      // What moved is found elsewhere in the list.
      return same === before[at] ? same : (before.find((each) => each === kept(each, item)) ?? same);
    });
    const isSame = older === before && items.length === before.length && items.every((item, at) => item === before[at]);
    return isSame ? before : items;
  }
  if (!isGroup(newer)) return newer;
  const before = isGroup(older) ? older : {};
  const names = Object.keys(before);
  const entries = Object.entries(newer).map(([name, inner]): [string, Json] => [
    name,
    kept(Object.hasOwn(before, name) ? before[name] : undefined, inner),
  ]);
  const isSame =
    isGroup(older) &&
    entries.length === names.length &&
    entries.every(([name, inner], at) => name === names[at] && inner === before[name]);
  return isSame ? older : Object.fromEntries(entries);
}
