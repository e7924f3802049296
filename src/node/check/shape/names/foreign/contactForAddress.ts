/** `"email": "hello@example.com"` in a link: what it leads to, under the name that other groups have for it. */
import { withOwnName } from "../../../addresses/ownContact.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { OUT } from "../../../wording/commas.ts";
import { example } from "../../../wording/words.ts";
import { contactHref } from "../../values/meant/contactMeant.ts";
import { settleOtherwise, type Sorted } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";

/** Names that get a finding are removed from `sorted`. */
export function contactForAddress(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const names = sorted.unknown.filter((name) => hrefOf(sorted, name) !== undefined);
  if (names.length === 0) return [];
  return sorted.allowed.includes("href") ? asAddress(lookup, sorted, names) : amongLinks(lookup, sorted, names);
}

/** The scheme of the address and a link without words are the same mistake. */
function asAddress(lookup: Lookup, sorted: Sorted, names: readonly string[]): CodedFinding[] {
  const { group, allowed, free, lacking } = sorted;
  const isOther = [...lacking].some((field) => field !== "href" && field !== "label");
  const name = onlyOf(names);
  if (name === undefined || !allowed.includes("label") || !free.includes("href") || isOther) return [];
  // The only field says what visitors read, too.
  const isAlone = Object.keys(group).length === 1;
  settleOtherwise(sorted, [name], "href");
  if (isAlone) lacking.delete("label");
  const label = isAlone ? `"label": ${JSON.stringify(group[name])}, ` : "";
  const fix = `write ${label}"href": "${hrefOf(sorted, name)!}" in its place.`;
  return [{ ...unknownName(lookup, sorted, [name]), fix }];
}

/** In a group of links, they are some of these. */
function amongLinks(lookup: Lookup, sorted: Sorted, names: readonly string[]): CodedFinding[] {
  const { document, path, group, allowed, lacking } = sorted;
  const list = onlyOf(
    allowed.filter((field) => {
      const { required = [] } = lookup.schemaAt(document, [...path, field, 0])?.schema ?? {};
      return required.length === 2 && required.includes("label") && required.includes("href");
    }),
  );
  const isOnly = Object.keys(group).length === names.length;
  if (list === undefined || isOnly || typeof path.at(-1) !== "number") return [];
  const links = names.map((name) => example({ label: group[name]!, href: hrefOf(sorted, name)! })).join(", ");
  const [it, its] = names.length > 1 ? ["them", "their"] : ["it", "its"];
  const fix = lacking.has(list)
    ? `write in ${its} place: "${list}": [${links}].`
    : `take ${it} ${OUT}, and write ${it} behind the [ of "${list}", with a comma at the end: ${links},`;
  settleOtherwise(sorted, names, list);
  return [{ ...unknownName(lookup, sorted, names), fix }];
}

/** Where a value leads that is a phone number or an email address and nothing else. */
function hrefOf({ document, group }: Sorted, name: string): string | undefined {
  const value = group[name];
  const href = typeof value === "string" ? contactHref(value.trim()) : undefined;
  return href === undefined ? undefined : withOwnName(href, contactOf(document));
}

/** The texts of the site's own contact, which links can name in braces. */
function contactOf({ role, data }: Document): Record<string, string> {
  const contact = role === "site" ? data?.["contact"] : undefined;
  const fields = isGroup(contact) ? Object.entries(contact) : [];
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
