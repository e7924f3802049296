/** The page for missing addresses, if it lives elsewhere than where hosts look for it. */
import { NOT_FOUND } from "../../../../model/routes.ts";
import type { Document } from "../../document/document.ts";
import { homesOf } from "../../gathered/links/pageLinks.ts";
import type { Context } from "../../rule.ts";

export function isMisplacedNotFound({ role, name, route }: Document, context: Context): boolean {
  const isCalledSo = role === "page" && `/${name}` === NOT_FOUND && route !== undefined;
  return isCalledSo && route !== NOT_FOUND && !homesOf(context).pages.has(NOT_FOUND);
}
