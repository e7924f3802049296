import { isReadAt } from "../document/position.ts";
import { isGroup } from "../json.ts";
import { type Context, siteDocument } from "../rule.ts";
import type { Group } from "../site.ts";

/**
 * A top-level group of pages/_site.json that is certainly complete. Undefined if the group is wrong or repeated, or if
 * the file was cut off.
 */
export function siteGroup(context: Context, name: string): Group | undefined {
  const site = siteDocument(context);
  const group = site?.data?.[name];
  const isSure = site && !context.isWrong(site, [name]) && isReadAt(site, [name]);
  return isSure && isGroup(group) ? group : undefined;
}
