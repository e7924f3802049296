/** What a link says that leads to no page, or to one by another address than its own. */
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Homes, PageLink } from "../gathered/pageLinks.ts";
import { anchorsOf, hasPlace } from "../outline/anchors.ts";
import type { Context } from "../rule.ts";
import { quote } from "../wording/words.ts";
import { placeIn } from "./placeMeant.ts";

/** A link within the site, and what is known of the pages. */
export interface Lost {
  link: PageLink;
  homes: Homes;
  context: Context;
  /** The address of the link with another page in it. */
  leadingTo(page: string): string;
}

export interface Said extends Pick<Finding, "message" | "fix" | "edit" | "cause"> {
  /** The fix names a page that may be meant. */
  isGuess?: boolean;
  /** It is a file that visitors take home. */
  isFile?: true;
}

/** What else is to be done where the page that is meant has not the place that the link leads to. */
export function placeLacking(link: PageLink, page: Document, context: Context): string {
  const places = anchorsOf(context)?.of(page);
  if (link.anchor === undefined || link.anchor === "" || !places || hasPlace(places, link.anchor)) return "";
  const place = placeIn(link);
  return ` Then also give the block that is meant in ${page.file} "id": ${quote(place)}, or leave ${quote(`#${place}`)} out.`;
}
