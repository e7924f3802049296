import { isReadAt } from "../document/position.ts";
import { isGroup } from "../json.ts";
import { type Context, siteDocument } from "../rule.ts";
import type { Group } from "../site.ts";

/**
 * A group at the top of pages/_site.json, where it is sure that what it does not have is not there. It is not where the group
 * is written twice, or the file was cut off.
 */
export function siteGroup(context: Context, name: string): Group | undefined {
  const site = siteDocument(context);
  const group = site?.data?.[name];
  const isSure = site && !context.isWrong(site, [name]) && isReadAt(site, [name]);
  return isSure && isGroup(group) ? group : undefined;
}
