import type { Json } from "../../../src/model/fields.ts";
import { textAbout } from "./words.ts";

export type Group = { [field: string]: Json };

export const shared = (use: string, words?: Group): Group => ({ type: "shared", use, ...(words && { with: words }) });
export const toContact = (label: string) => ({ label, href: "/contact" });
export const cards = (...titles: string[]) => titles.map((title) => ({ title, text: textAbout(title.toLowerCase()) }));
export const withPictograms = (...names: string[]) =>
  names.map((pictogram) => {
    const title = pictogram.slice(pictogram.indexOf("/") + 1).replaceAll("-", " ");
    return { pictogram, title: title[0]!.toUpperCase() + title.slice(1), text: textAbout(title) };
  });

export function hero(heading: string, image: string, others: Group = {}): Group {
  return {
    type: "hero",
    heading,
    lead: textAbout(heading.toLowerCase().replace(/\.$/, ""), 1),
    image: { src: image, alt: `A picture that goes with “${heading}”` },
    ground: "mist",
    button: toContact("Schedule Free Consultation"),
    ...others,
  };
}

export function page(route: string, title: string, ...blocks: Group[]): Group {
  return { route, title, description: `${title}: what it is, whom it helps and how to begin.`, blocks };
}
