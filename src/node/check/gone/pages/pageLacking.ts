/** Types and words for links without a page, and for links to a page by another address. */
import type { Document } from "../../document/document.ts";
import type { Finding } from "../../finding.ts";
import type { Homes, PageLink } from "../../gathered/links/pageLinks.ts";
import { anchorsOf, hasPlace } from "../../outline/anchors.ts";
import type { Context } from "../../rule.ts";
import { quote } from "../../wording/words.ts";
import { placeIn } from "../anchors/placeMeant.ts";

/** A link within the site, with what its fix depends on. */
export interface Lost {
  link: PageLink;
  homes: Homes;
  context: Context;
  /** The link's address with another path. */
  leadingTo(page: string): string;
}

export interface LackingAnswer extends Pick<Finding, "message" | "fix" | "edit" | "cause"> {
  /** The fix suggests a page. */
  isGuess?: boolean;
  /** The link is to a file for download. */
  isFile?: true;
  /** Whether the file is there under the address that the fix names. */
  isServed?: true;
}

/** The rest of the fix if the suggested page lacks the link's anchor. */
export function placeLacking(link: PageLink, page: Document, context: Context): string {
  const places = anchorsOf(context)?.of(page);
  if (link.anchor === undefined || link.anchor === "" || !places || hasPlace(places, link.anchor)) return "";
  const place = placeIn(link);
  return ` Then also give the block that is meant in ${page.file} "id": ${quote(place)}, or leave ${quote(`#${place}`)} out.`;
}
