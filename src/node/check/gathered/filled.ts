/** The names in braces that are replaced by values of the site. */
import { type TokenName, tokenNames, tokenSources, tokenValues } from "../../../model/tokens.ts";
import type { Path } from "../../../model/fields.ts";
import { namesIn } from "../../../model/wordsOf.ts";
import type { Document } from "../document/document.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteData, siteDocument } from "../rule.ts";
import { siteGroup } from "./siteGroup.ts";

/** Their values; empty for those that are unknown. */
export const tokensOf = perContext((context) => tokenValues(siteData(context) ?? {}));

/** The same without those that are wrong, or whose group is, which is told. */
export const soundTokensOf = perContext((context) => {
  const site = siteDocument(context);
  const isSound = ([name]: [string, string]) => {
    const path = tokenSources[name as TokenName];
    return !site || !path.some((_, i) => context.isWrong(site, path.slice(0, i + 1)));
  };
  return Object.fromEntries(Object.entries(tokensOf(context)).filter(isSound));
});

/** All names except those whose optional values pages/_site.json leaves out. */
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

/** Matches these names in a text. */
export const filledIn = perContext((context) => new RegExp(`\\{(?:${fillable(context).join("|")})\\}`, "g"));

/** The names in braces that are replaced in this place only: in an override of the program's words. */
export function ownNames({ role }: Document, path: Path): string[] {
  // The words may stand in a list, which is told by itself.
  const [group, name, ...inner] = path.filter((key) => typeof key === "string");
  return role === "site" && group === "words" && name !== undefined && inner.length === 0 ? namesIn(name) : [];
}
