import type { FormContent, FormField, ImageContent, PageSummary, SiteContent, SocialImage } from "../model/content.ts";
import { mapFields, type Json, type Located, type Schemas } from "../model/fields.ts";
import type { Placement } from "../model/placement.ts";
import { isEnglish, isLanguage } from "../model/language.ts";
import { placeShared } from "../model/placeShared.ts";
import { fillAddress, fillTokens, tokenValues } from "../model/tokens.ts";
import { tidyHref } from "../model/urls.ts";
import { fillNames } from "../model/words.ts";
import { wordsOf } from "../model/wordsOf.ts";
import type { Blocks, BlockType } from "../types.gen.ts";
import type { BlockDocument, PageDocument, SiteSource } from "./documents.ts";
import { parseMarkdown } from "./markdown.ts";

/** A block as its component receives it, and the address of its behaviour where it has one. */
export type ResolvedBlock = {
  [T in BlockType]: { type: T; props: Blocks[T] & Placement; enhance?: string };
}[BlockType];

export interface ResolvedPage {
  route: string;
  title: string;
  /** Whether the title is shown without the company's name. */
  titleAlone?: boolean;
  description: string;
  /** The address of the menu entry that the page belongs to. */
  partOf?: string;
  /** Other pages present it on a card. */
  isArticle: boolean;
  socialImage: SocialImage;
  blocks: ResolvedBlock[];
}

/** Lookups that only the build can answer: the files and addresses behind names that authors write. */
export interface Resources {
  schemas: Schemas;
  image(src: string, alt: string): ImageContent;
  socialImage(src: string, alt: string): SocialImage;
  pictogram(name: string): string;
  /** Address of the script that gives a block type, or a "form", its behaviour. */
  behaviour(name: string): string | undefined;
}

/**
 * Gives the function that resolves the checked pages of a site: shared blocks are placed, texts parsed, names replaced by
 * what they stand for. A shared block at the same position is the same object on all of them.
 */
export function pageResolver(source: SiteSource, resources: Resources): (page: PageDocument) => ResolvedPage {
  const values = tokenValues(source.site);
  const resolve = blockResolver(source, resources);
  /** The page's own picture, the one on its card, or the site's. */
  const picture = ({ socialImage, card }: PageDocument): SocialImage => {
    const { src, alt = "" } = (socialImage ?? card?.image ?? source.site.socialImage) as { src: string; alt?: string };
    return resources.socialImage(src, fillTokens(alt, values));
  };
  const shared = new Map<string, ResolvedBlock>();
  const resolveShared = (block: BlockDocument, position: number): ResolvedBlock => {
    const key = JSON.stringify([block, position]);
    const known = shared.get(key) ?? resolve(placed(block, source), position);
    shared.set(key, known);
    return known;
  };
  return (page) => ({
    route: page.route,
    title: fillTokens(page.title, values),
    ...(page.titleAlone && { titleAlone: true }),
    description: fillTokens(page.description, values),
    ...(page.partOf !== undefined && { partOf: tidyHref(fillAddress(page.partOf, values)) }),
    isArticle: page.card !== undefined,
    socialImage: picture(page),
    blocks: page.blocks.map((block, position) =>
      isSharedAsIs(block) ? resolveShared(block, position) : resolve(placed(block, source), position),
    ),
  });
}

/** Whether a block is a shared one without overrides, so that pages can share the resolved object. */
export function isSharedAsIs(block: BlockDocument): boolean {
  return block.type === "shared" && block["with"] === undefined;
}

/** Gives the function that resolves a block, other than a shared one, at a position on its page. */
export function blockResolver(source: SiteSource, resources: Resources) {
  const resolve = resolver(source, resources);
  const at = { schema: { $ref: "generated.schema.json#/$defs/block" }, file: "page.schema.json" };
  const { language = "en" } = source.site;
  const ofNumbers = isEnglish(language) || !isLanguage(language) ? {} : { language };
  return (block: BlockDocument, position: number): ResolvedBlock => {
    const props = resolve(at, block as Json) as Blocks[BlockType];
    const enhance = resources.behaviour(props.type);
    const blockId = block.id ?? `${block.type}-${position + 1}`;
    return {
      type: props.type,
      props: { ...props, ...ofNumbers, position, blockId },
      ...(enhance && { enhance }),
    } as ResolvedBlock;
  };
}

/** Resolves pages/_site.json for the header and the footer. */
export function resolveSite(source: SiteSource, resources: Resources): SiteContent {
  const { fields: _fields, forms: _forms, words: _words, ...shown } = source.site;
  const at = { schema: { $ref: "site.schema.json" }, file: "" };
  const content = resolver(source, resources)(at, shown as Json) as Omit<SiteContent, "words">;
  return { ...content, words: wordsOf(source.site) };
}

/** A block as it is, or the shared block that it refers to, with the overrides of the page. */
export function placed(block: BlockDocument, { shared }: SiteSource): BlockDocument {
  if (block.type !== "shared") return block;
  const document = shared.get(String(block["use"]));
  if (!document) throw new Error(`There is no shared block called "${String(block["use"])}".`);
  return placeShared(block, document.block);
}

function resolver(source: SiteSource, resources: Resources) {
  const values = tokenValues(source.site);
  const resolve = (at: Located, value: Json): unknown => mapFields({ schemas: resources.schemas, visit }, at, value);
  return resolve;

  function visit(value: Json, kind: string): unknown {
    switch (kind) {
      case "line":
        return fillTokens(value as string, values);
      case "markdown":
        return parseMarkdown(value as string | string[], values);
      case "href":
        return tidyHref(fillAddress(value as string, values));
      case "image":
        return image(value as { src: string; alt?: string });
      case "imageFile":
        return image({ src: value as string });
      case "logo":
        return resources.image(`logos/${value as string}.svg`, "");
      case "pictogram":
        return resources.pictogram(value as string);
      case "form":
        return form(value as string, source, resources.behaviour("form"));
      case "page":
        return summary(value as string);
      default:
        return value;
    }
  }

  function image({ src, alt = "" }: { src: string; alt?: string }): ImageContent {
    return resources.image(src, fillTokens(alt, values));
  }

  function summary(route: string): PageSummary {
    const card = source.pages.get(route)?.card;
    if (!card) throw new Error(`The page "${route}" has no card.`);
    const title = fillTokens(card.title, values);
    return {
      route,
      title,
      text: fillTokens(card.text, values),
      label: card.label ? fillTokens(card.label, values) : fillNames(wordsOf(source.site).readMore, { title }),
      image: image(card.image as { src: string; alt?: string }),
    };
  }
}

function form(name: string, { site, missingForm }: SiteSource, behaviour: string | undefined): FormContent {
  const document = Object.hasOwn(site.forms, name) ? site.forms[name] : missingForm;
  if (!Array.isArray(document?.fields)) throw new Error(`pages/_site.json has no form called "${name}".`);
  const fields = document.fields.map((field): FormField => {
    return { name: field, required: document.required.includes(field), ...site.fields[field]! };
  });
  const { email, phone } = site.contact;
  const { submit, success } = document;
  return { name, fields, submit, success, delivery: site.delivery, behaviour, email, phone };
}
