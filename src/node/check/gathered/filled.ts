/** The names in braces that are filled in on a site. */
import { tokenNames } from "../../../model/tokens.ts";
import { isGroup } from "../lookup.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteData } from "../rule.ts";

/** Only the number for Skype may be left out in pages/_site.json. */
export const fillable = perContext((context: Context): readonly string[] => {
  const contact = siteData(context)?.["contact"];
  return tokenNames.filter((name) => name !== "skype" || !isGroup(contact) || "skype" in contact);
});

/** Finds them in a text. */
export const filledIn = perContext((context) => new RegExp(`\\{(?:${fillable(context).join("|")})\\}`, "g"));
