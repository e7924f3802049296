import { tokenValues } from "../../model/tokens.ts";
import { isGroup } from "../../model/fields.ts";
import { asShown } from "../../node/check/gathered/pages/pageWords.ts";
import type { Group } from "../../node/check/site.ts";
import { type SiteData, text } from "../site/siteData.ts";

interface ShownTexts {
  title: string;
  description: string;
  /** As browsers show it, without "https://". */
  host: string;
  route: string;
  company: string;
}

/** What others show of a page. */
export function shownTexts(page: Group, { site }: SiteData): ShownTexts {
  const data: Group = site?.data ?? {};
  const values = tokenValues(data);
  return {
    title: asShown(page, "title", values) ?? "",
    description: asShown(page, "description", values) ?? "",
    host: text(data["url"]).replace(/^https?:\/\//, ""),
    route: text(page["route"]),
    company: isGroup(data["brand"]) ? text(data["brand"]["name"]) : "",
  };
}

/** Address of the picture that stands for a page on social networks; undefined when there is none to show. */
export function socialPicture(page: Group, { site, resources }: SiteData): string | undefined {
  const card = page["card"];
  const picture = page["socialImage"] ?? (isGroup(card) ? card["image"] : undefined) ?? site?.data["socialImage"];
  return isGroup(picture) ? resources.images[text(picture["src"])]?.social.url : undefined;
}
