/** A text that is an address and nothing else: visitors read it, and cannot click it. */
import type { Finding } from "../finding.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import type { Text } from "../gathered/texts/texts.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Context } from "../rule.ts";
import { quote } from "../wording/words.ts";

const PATH = /^\s*(\/\w[\w/-]*(?:#[\w-]+)?)\s*$/;
const SITE = /^\s*(https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[^\s()<>]*)?)\s*$/;

export function addressAlone(written: Text, context: Context): Finding | undefined {
  const { document, path, text, kind } = written;
  if (kind === "alt" || (kind === "line" && isOfLink(written))) return undefined;
  // What a form says when it was sent is no page to go to. In other lines, the address of a site may be what is shown.
  const isSaid = kind === "markdown" || path.at(-1) === "success";
  const [, address] = PATH.exec(text) ?? (isSaid ? SITE.exec(text) : undefined) ?? [];
  if (address === undefined || !leadsTo(address, written, context)) return undefined;
  const message = `${quote(address)} is all that stands here. Visitors would read it, and cannot click it.`;
  const link = kind === "markdown" ? `, or ${quote(`[…](${address})`)} with words to click for …` : "";
  return {
    document,
    path,
    point: "value",
    severity: "warning",
    message,
    fix: `write what visitors are to read${link}.`,
  };
}

/** The words of a link are reported by another rule. */
function isOfLink({ document, path }: Text): boolean {
  const group = valueAt(document, path.slice(0, -1));
  return path.at(-1) === "label" || (isGroup(group) && Object.hasOwn(group, "href"));
}

/** A path that is not that of a page may be what the text is about. A glance at one page does not know the others. */
function leadsTo(address: string, { document }: Text, context: Context): boolean {
  if (!address.startsWith("/") || !context.documents.includes(document)) return true;
  return homesOf(context).behind(address.replace(/#.*/, "")) !== undefined;
}
