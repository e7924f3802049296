/** The names in braces that are filled in on a site. */
import { type TokenName, tokenNames, tokenSources, tokenValues } from "../../../model/tokens.ts";
import type { Path } from "../../../model/fields.ts";
import { namesIn } from "../../../model/wordsOf.ts";
import type { Document } from "../document/document.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteData, siteDocument } from "../rule.ts";
import { siteGroup } from "./siteGroup.ts";

/** What each of them stands for; nothing where nobody knows. */
export const tokensOf = perContext((context) => tokenValues(siteData(context) ?? {}));

/** The same without those in whose group something is wrong, which has been told. */
export const soundTokensOf = perContext((context) => {
  const site = siteDocument(context);
  const isSound = ([name]: [string, string]) =>
    !site || !context.isDoubtful(site, tokenSources[name as TokenName].slice(0, 1));
  return Object.fromEntries(Object.entries(tokensOf(context)).filter(isSound));
});

/** All but those whose values may be left out in pages/_site.json, and are. */
export const fillable = perContext((context): readonly string[] =>
  tokenNames.filter((name) => !isLeftOut(name, context)),
);

function isLeftOut(name: TokenName, context: Context): boolean {
  const [group, field] = tokenSources[name];
  const values = siteGroup(context, group);
  if (!values || Object.hasOwn(values, field)) return false;
  const { required = [] } = context.lookup.schemaAt(siteDocument(context)!, [group])?.schema ?? {};
  return !required.includes(field);
}

/** Finds them in a text. */
export const filledIn = perContext((context) => new RegExp(`\\{(?:${fillable(context).join("|")})\\}`, "g"));

/** The names in braces that are filled in at this place alone: in a word of the program. */
export function ownNames({ role }: Document, [group, name, ...inner]: Path): string[] {
  return role === "site" && group === "words" && inner.length === 0 ? namesIn(String(name)) : [];
}
