import { linksOf } from "./gathered/links/links.ts";
import { linksOnce, toldOnce } from "./toldOnce.ts";
import { type PageWordsKind, wordsOf } from "./gathered/pages/pageWords.ts";
import { altsOf } from "./gathered/pictures/pictures.ts";
import { alikeIn, countAlike } from "./gathered/texts/sameTwice.ts";
import { perContext } from "./perContext.ts";
import type { Context, Judges, Rule, RuleValues } from "./rule.ts";
import type { Document } from "./document/document.ts";
import type { CodedFinding, Finding } from "./finding.ts";
import type { Role } from "./site.ts";
import { toldFirst } from "./toldFirst.ts";
import { textsOf } from "./gathered/texts/texts.ts";

/** The findings of a rule. Rethrows what a rule throws, with the code of the rule. */
export function runRule(rule: Rule, context: Context): CodedFinding[] {
  const { code, severity } = rule;
  try {
    const found = "each" in rule ? judged(rule.each, context) : rule.run(context);
    const coded = Array.from(found, (finding) => ({ code, severity, ...finding }));
    return linksOnce(toldOnce(toldFirst(coded, context)));
  } catch (cause) {
    throw new Error(`The rule "${code}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Finds the values of each kind in a site. */
const VALUES: { [Kind in keyof RuleValues]: (context: Context) => readonly RuleValues[Kind][] } = {
  text: textsOf,
  link: linksOf,
  alt: altsOf,
  page: readPages,
  sampled: readPages,
  alike: ({ open }) => open.filter((document) => document.data && countAlike(alikeIn(document)) > 0),
  sharedFile: (context) => readFiles(context, "shared"),
  siteFile: (context) => readFiles(context, "site"),
  title: (context) => openWords(context).title,
  description: (context) => openWords(context).description,
  field: ({ fields }) => fields("field"),
  form: ({ fields }) => fields("form"),
  href: ({ fields }) => fields("href"),
  image: ({ fields }) => fields("image"),
  shared: ({ fields }) => fields("shared"),
};

/** The titles and descriptions of open pages. Those of pages with facts have been judged. */
const openWords = perContext((context) => {
  const open = (name: PageWordsKind) => wordsOf(context, name).filter(({ document }) => !document.facts);
  return { title: open("title"), description: open("description") };
});

function readPages(context: Context): readonly Document[] {
  return readFiles(context, "page");
}

function readFiles({ open }: Context, wanted: Role): readonly Document[] {
  return open.filter(({ role, data }) => role === wanted && data);
}

function* judged(each: Judges, context: Context): Generator<Finding> {
  for (const kind of Object.keys(each) as (keyof RuleValues)[]) {
    const judge = each[kind] as (value: unknown, context: Context) => Iterable<Finding>;
    if (kind === "link") yield* ofLinks(each[kind]!, context);
    else for (const value of VALUES[kind](context)) yield* judge(value, context);
  }
}

/** Adds the index of the link to all findings about a link in a text. */
function* ofLinks(judge: NonNullable<Judges["link"]>, context: Context): Generator<Finding> {
  for (const value of linksOf(context)) for (const found of judge(value, context)) yield { link: value.link, ...found };
}
