import { pathnameOf } from "../../../model/spelling.ts";
import { byName } from "../byName.ts";
import { MANY, whereElse } from "../wording/elsewhere.ts";
import { entryCalled, isMenuEntry, isPartForRoute, menuAddresses } from "../gathered/links/menuEntries.ts";
import { didYouMean, type Instead, insteadOf, write } from "../wording/instead.ts";
import { oneOf } from "../wording/listNames.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { toldFirst } from "../toldFirst.ts";
import type { Context, Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";
import type { Place } from "../place.ts";
import { pageFor } from "../addresses/repairUrl.ts";
import { addingAlias } from "../gone/pages/otherAddress.ts";
import { quote } from "../wording/words.ts";

/** "partOf" is exactly the address of an entry of the menu. */
export const unknownMenuEntry: Rule = {
  code: "unknown-menu-entry",
  severity: "error",
  docs: {
    title: "A page that is part of an entry that the menu does not have",
    why: "While the page is shown, no entry of the menu would be marked, and visitors would not see where they are.",
    mend: 'Write the `"href"` of an entry of the menu in `pages/_site.json`, or of a link below one. Without `"partOf"`, no entry is marked. It is a warning where a page lives at the address that is written.',
  },
  acrossFiles: true,
  *run(context) {
    const entries = menuAddresses(context).filter((href) => href !== "");
    const strange = context.open.flatMap((document) => {
      const value = document.role === "page" ? document.data?.["partOf"] : undefined;
      const isTold = typeof value !== "string" || context.isWrong(document, ["partOf"]);
      if (isTold || isPartForRoute(document, context)) return [];
      return isMenuEntry(value, context) ? [] : [{ document, path: ["partOf"], value }];
    });
    for (const [value, places] of byName(toldFirst(strange, context), (place) => place.value)) {
      const message = `no entry of the menu leads to ${quote(value)}, so none would be marked.`;
      const now = homesOf(context).behind(value);
      // If a page lives there, the entry was taken out of the menu, and the page can do without it.
      const isPage = homesOf(context).pages.has(value);
      const said = {
        message,
        ...(now !== undefined && entries.includes(now)
          ? write(now)
          : remedy(value, { entries, isPage, context, places })),
      };
      const gone = places.length > (isPage ? 1 : MANY - 1) && whereElse(places, "pages say so.");
      for (const { document, path } of gone ? places.slice(0, 1) : places)
        yield { document, path, point: "value", ...said, ...gone, ...(isPage && { severity: "warning" }) };
    }
  },
};

interface Entries {
  entries: readonly string[];
  /** Whether a page lives at the address. */
  isPage: boolean;
  context: Context;
  places: readonly Place[];
}

function remedy(value: string, { entries, isPage, context, places }: Entries): Pick<Finding, "fix" | "edit"> {
  const page = pathnameOf(value);
  if (entries.includes(page)) return write(page);
  const one = oneOf(entries);
  if (isPage)
    return {
      fix: `leave it out, give the menu an entry with "href": ${quote(value)}, or write ${one} where a page belongs there.`,
    };
  const near = insteadOf(value, entries);
  const called = near ? undefined : entryCalled(value, places.length === 1 ? places[0] : undefined, context);
  if (called !== undefined) return { fix: called };
  return (
    near ?? renamed(value, entries, context) ?? { fix: `leave it out, or write ${one} if the page belongs there.` }
  );
}

/** The entry whose page has a file of this name, so that it most likely had this address before. */
function renamed(value: string, entries: readonly string[], context: Context): Instead | undefined {
  const route = pageFor(value, context);
  const page = route === undefined ? undefined : homesOf(context).pages.get(route);
  if (!page || !entries.includes(page.route!)) return undefined;
  const kept = `If that was ${quote(value)} before, also ${addingAlias(page, value, page.file)}, so that the old address still leads there.`;
  return {
    ...didYouMean(page.route!),
    fix: `did you mean ${quote(page.route!)}, the address of ${page.file}? ${kept}`,
  };
}
