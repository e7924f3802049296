/** Finds every place of a site that uses a page, a shared block, a picture, a file in `public` or a form. */
import { isGroup } from "../../model/fields.ts";
import { pathnameOf } from "../../model/spelling.ts";
import { valueAt } from "../check/json.ts";
import type { CheckInput } from "../check/site.ts";
import type { PageFacts } from "../check/facts/pageFacts.ts";
import { drawingFile } from "../check/gathered/pictures/drawings.ts";
import { formsOf } from "../check/gathered/forms/forms.ts";
import { anchorsOf, hasPlace } from "../check/outline/anchors.ts";
import { nearest } from "../check/wording/suggest.ts";
import { choice, counted, joined, quote, short } from "../check/wording/words.ts";
import { findPage, pageCalled, thingsCalled } from "./addresses.ts";
import type { CommandOutcome, ToldLine } from "./outcome.ts";
import { anchorIn, references, referencesToAnchor, referencesToFile } from "./references.ts";
import {
  type Concerned,
  leadingTo,
  leadsTo,
  leadsToFile,
  ownAddress,
  type PageOfSite,
  type Survey,
  surveyOf,
} from "./survey.ts";
import { blindLines, oldAddresses, type RemarkedPlace, placeLines, referenceLines, wrongLines } from "./tell.ts";

/**
 * @param asked An address, the name of a shared block or of a form, or a picture in images/; or the path of the file of
 * one of these, or of a file in public/.
 */
export function whereUsed(input: CheckInput, asked: string): CommandOutcome {
  const survey = surveyOf(input, usersOf(asked));
  const told = answer(survey, asked.replace(/^\.\//, ""));
  if (!told) return { changes: [], told: unknown(survey, asked), refused: true };
  const blind = blindLines(survey);
  return { changes: [], told: [...told, ...(blind.length > 0 ? [{ typed: "" }, ...blind] : [])] };
}

/** The shared block and the pictures that a name may mean. */
function namesIn(asked: string): { shared: string; pictures: string[] } {
  const name = asked.replace(/^\.\//, "");
  const { shared, picture } = thingsCalled(name);
  // Fields name a drawing without folder and extension.
  const drawings = [drawingFile("pictogram", name), drawingFile("logo", name)];
  return { shared, pictures: [picture, ...drawings] };
}

/** Selects the pages that use anything with this name. */
function usersOf(asked: string): Concerned {
  const { shared, pictures } = namesIn(asked);
  return (book) => {
    const leads = leadingTo(asked)(book);
    return (facts) =>
      leads(facts) ||
      facts.links.some((href) => leadsToFile(book, href, fileIn(book, asked))) ||
      facts.shared.includes(shared) ||
      facts.forms.includes(asked) ||
      filesIn(facts).some((file) => pictures.includes(file));
  };
}

/** The file in `public` that a name may mean. */
function fileIn(book: Pick<Survey, "url">, asked: string): string {
  const own = ownAddress(book, asked);
  return (own ? pathnameOf(own.address) : asked).replace(/^(?:\.?\/)?(?:public\/)?/, "");
}

function filesIn({ pictures, pictograms, logos }: PageFacts): string[] {
  const drawings = [
    ...pictograms.map((name) => drawingFile("pictogram", name)),
    ...logos.map((name) => drawingFile("logo", name)),
  ];
  return [...pictures, ...drawings];
}

function answer(survey: Survey, asked: string): ToldLine[] | undefined {
  const { context, images } = survey;
  const { shared, pictures } = namesIn(asked);
  const form = formsOf(context).includes(asked) ? formUses(survey, asked) : undefined;
  // A form may have the name of a shared block.
  if (context.shared.has(shared)) return [...sharedUses(survey, shared), ...(form ?? [])];
  const picture = pictures.find((file) => images?.has(file));
  if (picture !== undefined) return pictureUses(survey, picture);
  if (form) return form;
  const own = ownAddress(survey, asked);
  const route = own && leadsTo(survey, own.address);
  const page = survey.pages.find((each) => each.route === route || each.file === asked);
  if (page) return pageUses(survey, page, asked);
  const file = fileIn(survey, asked);
  return survey.served?.has(file) ? fileUses(survey, file) : undefined;
}

function fileUses(survey: Survey, file: string): ToldLine[] {
  const found = referencesToFile(survey, file);
  return [counts({ thing: `The file "/${file}"` }, found.length), ...referenceLines(survey, found)];
}

function pageUses(survey: Survey, page: PageOfSite, asked: string): ToldLine[] {
  const found = references(survey).filter(({ route }) => route === page.route);
  const old = oldAddresses(page);
  const anchor = asked === page.file ? undefined : anchorIn(asked);
  if (anchor !== undefined) {
    const places = referencesToAnchor(survey, page, anchor);
    const place = { thing: `"${page.route}#${short(anchor)}"`, file: page.file };
    if (places.length === 0)
      return [noPlace(survey, page, anchor) ?? counts(place, 0), ...pageUses(survey, page, page.route)];
    return [counts(place, places.length), ...referenceLines(survey, places)];
  }
  const wrong = wrongLines(survey, page);
  return [
    ...(asked === page.route || asked === page.file ? [] : [`${quote(asked)} leads to the page "${page.route}".`]),
    counts({ thing: `"${page.route}"`, file: page.file }, found.length),
    ...referenceLines(survey, found),
    ...(old ? [`Old addresses that lead here as well: ${old}.`] : []),
    ...(wrong.length > 0 ? [{ typed: "" }, ...wrong] : []),
  ];
}

/** A sentence if the page has no such anchor; undefined if it has, or if that is unknown. */
function noPlace({ context }: Survey, page: PageOfSite, anchor: string): string | undefined {
  const onPage = anchorsOf(context)?.of(page);
  if (!onPage || hasPlace(onPage, anchor)) return undefined;
  const near = nearest(anchor, onPage.names()).map((name) => `${page.route}#${name}`);
  const hint = near.length > 0 ? ` Did you mean ${choice(near)}?` : "";
  return `No place on the page "${page.route}" is called ${quote(anchor)}.${hint}`;
}

function sharedUses(survey: Survey, name: string): ToldLine[] {
  const uses = survey.context.fields("shared").filter(({ value }) => value === name);
  const places = uses.map(({ document, path }): RemarkedPlace => {
    const own = valueAt(document, [...path.slice(0, -1), "with"]);
    const names = isGroup(own) ? Object.keys(own) : [];
    return { document, path, ...(names.length > 0 && { remark: `words ${choice(names, "and")} differently` }) };
  });
  return [counts({ thing: `The shared block ${quote(name)}` }, uses.length), ...placeLines(survey, places)];
}

function formUses(survey: Survey, name: string): ToldLine[] {
  const places = survey.context.fields("form").filter(({ value }) => value === name);
  return [counts({ thing: `The form ${quote(name)}` }, places.length), ...placeLines(survey, places)];
}

function pictureUses(survey: Survey, picture: string): ToldLine[] {
  const { fields } = survey.context;
  const places: RemarkedPlace[] = [
    ...fields("image")
      .filter(({ value }) => isGroup(value) && value["src"] === picture)
      .map(({ document, path }) => ({ document, path: [...path, "src"] })),
    ...fields("imageFile").filter(({ value }) => value === picture),
    ...fields("pictogram").filter(({ value }) => drawingFile("pictogram", value as string) === picture),
    ...fields("logo").filter(({ value }) => drawingFile("logo", value as string) === picture),
  ];
  return [counts({ thing: `The picture ${quote(picture)}` }, places.length), ...placeLines(survey, places)];
}

/** @param file The file of a page. */
function counts({ thing, file }: { thing: string; file?: string }, count: number): ToldLine {
  const [one, many] = file === undefined ? ["uses", "use"] : ["leads to", "lead to"];
  const found = (none: string) =>
    count === 0 ? `${none} ${one} it.` : `${counted(count, `place ${one}`, `places ${many}`)} it.`;
  const typed = `${thing}${file === undefined ? "" : ` (${file})`}: ${found("nothing in pages/")}`;
  return { typed, plain: `${thing}: ${found("nothing")}` };
}

function unknown(survey: Survey, asked: string): ToldLine[] {
  if (asked.startsWith("/") && !asked.startsWith("/images/")) {
    const found = findPage(survey, asked);
    if ("told" in found) return found.told;
  }
  const shared = [...survey.context.shared.keys()];
  const pictures = [...(survey.images ?? [])];
  const name = asked.replace(/^\/?(?:images|pages\/_shared)\//, "");
  const page = pageCalled(survey, asked);
  const called = [
    ...pictures.filter((picture) => picture.endsWith(`/${name}`)),
    ...shared.filter((each) => `${each}.json` === name),
    ...(page === undefined ? [] : [page]),
  ];
  const forms = formsOf(survey.context);
  const names = [...shared, ...pictures, ...forms, ...survey.pages.map(({ route }) => route)];
  const near = called.length > 0 ? called : nearest(name, names);
  const message = `There is no page, no shared block, no picture and no form called ${quote(asked)}.`;
  const things = [
    `an address ("${survey.pages[0]?.route ?? "/"}")`,
    ...(shared[0] === undefined ? [] : [`the name of a shared block ("${shared[0]}")`]),
    ...(pictures[0] === undefined ? [] : [`a file in images/ ("${pictures[0]}")`]),
    ...(forms[0] === undefined ? [] : [`the name of a form ("${forms[0]}")`]),
  ];
  const hint = `Write ${joined(things)}.`;
  return [`${message} ${near.length > 0 ? `Did you mean ${choice(near)}?` : hint}`];
}
