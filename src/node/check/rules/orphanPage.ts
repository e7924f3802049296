import type { Document } from "../document/document.ts";
import type { Place } from "../place.ts";
import { byFolder, ONE_BY_ONE } from "../byName.ts";
import { unfinishedCopies } from "../gathered/pages/repeatedWords.ts";
import { whereElse } from "../wording/elsewhere.ts";
import { lonelyPages } from "../gone/pages/lonelyPages.ts";
import { leadingOn } from "../shape/block/otherFile.ts";
import { isKeptBack } from "../shape/names/needless/hiding.ts";
import { toldFirst } from "../toldFirst.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { quote } from "../wording/words.ts";

/** Every page has a link that leads to it from elsewhere. */
export const orphanPage: Rule = {
  code: "orphan-page",
  severity: "warning",
  acrossFiles: true,
  docs: {
    title: "A page that no link leads to",
    why: "Visitors find a page by a link on another page, in the menu or in the footer. Without one, only those who know its address ever see it.",
    mend: "Add a link to it on another page, or in the menu or the footer in `pages/_site.json`. While you are still writing the page, leave it as it is: this does not stop the build.",
  },
  *run(context) {
    const lonely = lonelyPages(context);
    // Unfinished copies are reported as such.
    const copies = lonely.length > 0 ? unfinishedCopies(context) : undefined;
    const told = lonely.filter((document) => !copies?.has(document) && !isDraft(document));
    const places = toldFirst(
      told.map((document) => ({ document, path: ["route"] })),
      context,
    );
    for (const [folder, inFolder] of byFolder(places, ({ document }) => document.file))
      if (inFolder.length > ONE_BY_ONE) yield lonelyFolder(folder, inFolder);
      else yield* inFolder.map(({ document }) => lonelyPage(document));
  },
};

/**
 * A link would show visitors what is to be kept from them, and lead to a page that only leads on. A page that is not open
 * has no such field.
 */
function isDraft({ facts, data }: Document): boolean {
  return !facts && data !== undefined && (isKeptBack(data) || leadingOn(data) !== undefined);
}

function lonelyPage(document: Document): Finding {
  const message = `no link leads to this page, whose address is ${quote(document.route!)}.`;
  const fix = "add a link to it on another page, or in the menu or the footer in pages/_site.json.";
  return { document, path: ["route"], point: "value", message, fix };
}

/** Pages that were made together, such as those of a catalogue that no page lists. */
function lonelyFolder(folder: string, places: readonly Place[]): Finding {
  const [{ document, path }] = places as [Place];
  const message = `no link leads to this page, whose address is ${quote(document.route!)}, nor to ${places.length - 1} more in ${folder}.`;
  const others = whereElse(places, "pages have none.");
  const fix = "add links to them, for example on a page that lists them all.";
  return { document, path, point: "value", message, ...others, fix };
}
