/**
 * Stable identities: every item of every list has a key, which it keeps while it is moved and edited. Keys are held beside
 * the document and never written into it.
 */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { matchItems } from "./match.ts";

/** The keys of a value: one for each item of a list, and those of what is inside. */
export interface Keys {
  readonly items?: readonly KeyedItem[];
  readonly fields?: ReadonlyMap<string, Keys>;
}

export interface KeyedItem {
  readonly key: string;
  readonly inner: Keys;
}

/** Gives a key that nothing had before. */
export type FreshKey = () => string;

const NONE: Keys = {};

/** Keys for a value that nobody has seen. */
export function newKeys(value: Json, fresh: FreshKey): Keys {
  if (Array.isArray(value)) return { items: value.map((item) => newItem(item, fresh)) };
  if (!isGroup(value)) return NONE;
  return { fields: new Map(Object.entries(value).map(([name, inner]) => [name, newKeys(inner, fresh)])) };
}

export function newItem(value: Json, fresh: FreshKey): KeyedItem {
  return { key: fresh(), inner: newKeys(value, fresh) };
}

/** Keys for a newer version of a value: items that match older ones keep their keys. */
export function carriedKeys(older: { keys: Keys; value: Json }, value: Json, fresh: FreshKey): Keys {
  const { keys, value: old } = older;
  if (value === old) return keys;
  if (Array.isArray(value) && Array.isArray(old)) {
    const from = matchItems(old, value);
    return {
      items: value.map((item, at) => {
        const was = from[at];
        const known = was === undefined ? undefined : keys.items?.[was];
        if (!known) return newItem(item, fresh);
        return { key: known.key, inner: carriedKeys({ keys: known.inner, value: old[was!]! }, item, fresh) };
      }),
    };
  }
  if (!isGroup(value) || !isGroup(old)) return newKeys(value, fresh);
  const fields = Object.entries(value).map(([name, inner]): [string, Keys] => {
    const known = keys.fields?.get(name);
    return [name, known ? carriedKeys({ keys: known, value: old[name]! }, inner, fresh) : newKeys(inner, fresh)];
  });
  return { fields: new Map(fields) };
}

/** The keys with the items of one list changed. */
export function withItems(keys: Keys, list: Path, change: (items: readonly KeyedItem[]) => readonly KeyedItem[]): Keys {
  const [first, ...rest] = list;
  if (first === undefined) return { items: change(keys.items ?? []) };
  if (typeof first === "number") {
    const items = keys.items ?? [];
    return {
      items: items.map((item, at) => (at === first ? { ...item, inner: withItems(item.inner, rest, change) } : item)),
    };
  }
  return {
    fields: new Map([...(keys.fields ?? []), [first, withItems(keys.fields?.get(first) ?? NONE, rest, change)]]),
  };
}

/** The keys after the field at a path was renamed: all inside keep theirs. */
export function withFieldNamed(keys: Keys, path: Path, name: string): Keys {
  const [first, ...rest] = path;
  const isThis = rest.length === 0;
  if (typeof first === "number") {
    const inner = (item: KeyedItem) => ({ ...item, inner: withFieldNamed(item.inner, rest, name) });
    return { items: (keys.items ?? []).map((item, at) => (at === first ? inner(item) : item)) };
  }
  const fields = [...(keys.fields ?? [])].map(([own, inner]): [string, Keys] => {
    if (own !== first) return [own, inner];
    return isThis ? [name, inner] : [own, withFieldNamed(inner, rest, name)];
  });
  return { fields: new Map(fields) };
}

/** The key of the item at a path, or of the nearest one around it; undefined for what is in no list. */
export function keyAt(keys: Keys, path: Path): string | undefined {
  let at: Keys | undefined = keys;
  let found: string | undefined;
  for (const step of path) {
    const item: KeyedItem | undefined = typeof step === "number" ? at?.items?.[step] : undefined;
    found = item?.key ?? found;
    at = typeof step === "number" ? item?.inner : at?.fields?.get(step);
  }
  return found;
}

/** Where the item with a key stands now; undefined when it is gone. */
export function pathOfKey(keys: Keys, key: string): Path | undefined {
  for (const [at, item] of (keys.items ?? []).entries()) {
    if (item.key === key) return [at];
    const inner = pathOfKey(item.inner, key);
    if (inner) return [at, ...inner];
  }
  for (const [name, own] of keys.fields ?? []) {
    const inner = pathOfKey(own, key);
    if (inner) return [name, ...inner];
  }
  return undefined;
}
