/** Judges the values of a page one by one, and collects its references to other files. */
import type { Json } from "../../../model/fields.ts";
import type { WalkedField } from "../document/fields.ts";
import { fieldLink, linksIn, namedLabel, textLink } from "../gathered/links/links.ts";
import { altIn } from "../gathered/pictures/pictures.ts";
import type { Context, Judges, RuleValues } from "../rule.ts";
import { valueRules } from "../rules.ts";
import type { PageFacts } from "./pageFacts.ts";
import { filledIn } from "../gathered/filled.ts";
import { isWellMarked, type Text, textsIn } from "../gathered/texts/texts.ts";

/** One array for each kind of reference. A literal, because one is made for every page. */
function noNames(): Gathered["names"] {
  return { links: [], shared: [], pages: [], forms: [], pictures: [], pictograms: [], logos: [] };
}

type List = "links" | "shared" | "pages" | "forms" | "pictures" | "pictograms" | "logos";
const LISTS = Object.keys(noNames()) as List[];

/** The result for one page. */
interface Gathered {
  /** Distinct references. `links` has all links of the page. */
  names: { [Each in List]: PageFacts[Each][number][] };
  /** A rule has a finding about one of the values. */
  isDoubtful: boolean;
}

/** Values without findings, each a reference with the words beside it: most pages share the same few. */
type Fine = Set<string>;

interface Gatherer {
  /**
   * Starts the next page.
   * @param isPlain Whether its JSON has no traces, see texts.ts.
   */
  start(isPlain: boolean): Gathered;
  /** Runs a function that takes fields, and returns one that takes them again; undefined if a rule has a finding. */
  during(taking: () => void): (() => void) | undefined;
  /** Takes a field of the current page. */
  take(kind: string, field: WalkedField): void;
  judge<Kind extends keyof RuleValues>(kind: Kind, value: RuleValues[Kind]): void;
}

export function createGatherer(context: Context): Gatherer {
  let page = begin();
  const marks = { filled: filledIn(context), isPlain: false };
  const finePictures: Fine = new Set();
  const fineAddresses: Fine = new Set();
  const fineFields: Fine = new Set();
  // Links in texts have their own cache: their addresses are judged as part of the text, and not as a field.
  const fineTexts: Fine = new Set();

  function judge<Kind extends keyof RuleValues>(kind: Kind, value: RuleValues[Kind]): void {
    for (const each of judgesOf(kind)) if (!page.isDoubtful) page.isDoubtful = !isEmpty(each(value, context));
  }

  function judgeText(text: Text, kind: "line" | "markdown"): void {
    if (!isWellMarked(text.text, kind, marks)) judge("text", text);
  }

  function keep(fine: Fine, value: string): void {
    if (!page.isDoubtful) fine.add(value);
  }

  const takes: Readonly<Record<string, (field: WalkedField) => void>> = {
    line(field) {
      for (const text of textsIn(field, "line")) judgeText(text, "line");
    },
    markdown(field) {
      for (const text of textsIn(field, "markdown")) {
        judgeText(text, "markdown");
        for (const [i, link] of linksIn(text.text).entries()) {
          const { href, words } = link;
          addOnce(page.names.links, href);
          const value = withWords(href, words);
          if (fineTexts.has(value)) continue;
          judge("link", textLink(link, { ...text, link: i }));
          keep(fineTexts, value);
        }
      }
    },
    href(field) {
      const href = field.value as string;
      addOnce(page.names.links, href);
      const value = withWords(href, namedLabel(field.group));
      if (fineFields.has(value)) return;
      if (!fineAddresses.has(href)) judge("href", field);
      judge("link", fieldLink(href, field));
      keep(fineAddresses, href);
      keep(fineFields, value);
    },
    image(field) {
      const { src, alt: words, decorative } = field.value as { src: string; alt?: string; decorative?: Json };
      addOnce(page.names.pictures, src);
      const value = withWords(src, words);
      if (decorative === undefined && finePictures.has(value)) return;
      judge("image", field);
      for (const text of textsIn(field, "alt")) judge("text", text);
      const alt = altIn(field);
      if (alt) judge("alt", alt);
      if (decorative === undefined) keep(finePictures, value);
    },
    imageFile: ({ value }) => addOnce(page.names.pictures, value as string),
    pictogram: ({ value }) => addOnce(page.names.pictograms, value as string),
    logo: ({ value }) => addOnce(page.names.logos, value as string),
    page: ({ value }) => addOnce(page.names.pages, value as string),
    shared(field) {
      addOnce(page.names.shared, field.value as string);
      judge("shared", field);
    },
    form(field) {
      addOnce(page.names.forms, field.value as string);
      judge("form", field);
    },
    field: (field) => judge("field", field),
    // The anchors of a valid page are in its outline.
    anchor: () => undefined,
  };

  function add(own: Gathered, lists: readonly List[]): void {
    for (const list of lists) for (const name of own.names[list]) addOnce(page.names[list], name);
  }

  function during(taking: () => void): (() => void) | undefined {
    const around = page;
    const own = (page = begin());
    taking();
    page = around;
    page.isDoubtful ||= own.isDoubtful;
    // Only the lists that are not empty, which are few.
    const filled = LISTS.filter((list) => own.names[list].length > 0);
    add(own, filled);
    return own.isDoubtful ? undefined : () => add(own, filled);
  }

  function start(isPlain: boolean): Gathered {
    marks.isPlain = isPlain;
    page = begin();
    return page;
  }

  return { start, during, take: (kind, field) => takes[kind]!(field), judge };
}

type Judge<Kind extends keyof RuleValues> = NonNullable<Judges[Kind]>;

const judges: { [Kind in keyof RuleValues]?: readonly Judge<Kind>[] } = {};

/** The judges for a kind of value, from all rules about single values. */
function judgesOf<Kind extends keyof RuleValues>(kind: Kind): readonly Judge<Kind>[] {
  return (judges[kind] ??= valueRules.flatMap(({ each }) => each[kind] ?? []) as never);
}

function begin(): Gathered {
  return { names: noNames(), isDoubtful: false };
}

/** The key of a reference with its words. A valid reference contains no line feed. */
function withWords(name: string, words: string | undefined): string {
  return words === undefined ? name : `${name}\n${words}`;
}

function addOnce(names: string[], name: string): void {
  if (!names.includes(name)) names.push(name);
}

function isEmpty(found: Iterable<unknown>): boolean {
  for (const _ of found) return false;
  return true;
}
