import { ornamentBeside } from "../inTexts/ornaments.ts";
import { isBlank } from "../../../model/blank.ts";
import { isDescribed } from "../gathered/pictures/pictures.ts";
import { type SamePicture, samePicture } from "../gathered/pictures/samePicture.ts";
import type { Json, Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import { lastBracket } from "../document/lastBracket.ts";
import { mayBeThere } from "../mayBeThere.ts";
import type { Context, Rule } from "../rule.ts";
import type { Group } from "../site.ts";
import type { Document } from "../document/document.ts";
import { truthOf } from "../wording/truthWords.ts";
import { capital, quote, withArticle } from "../wording/words.ts";

/** Every picture has a description for those who cannot see it, or is marked as decorative. */
export const missingAlt: Rule = {
  code: "missing-alt",
  severity: "error",
  docs: {
    title: "A picture without a description",
    why: "People who cannot see the picture have it read aloud, and search engines rely on it as well.",
    mend: 'Add `"alt"` with a few words on what the picture shows. If it only decorates, write `"decorative": true` instead.',
  },
  each: {
    *image({ document, value, path }, context) {
      if (!isGroup(value) || isDescribed(value)) return;
      // A blank "src" is reported with the words that are to go with it.
      if (typeof value["src"] === "string" && isBlank(value["src"])) return;
      // The property may stand beside the picture instead of in it, which is reported there.
      const beside = [...path.slice(0, -1), "decorative"];
      const others = [
        [...path.slice(0, -1), "alt"],
        ...(valueAt(document, beside) === true ? [beside] : []),
        [...path, "alt"],
        ...(saysNo(value["decorative"]) ? [] : [[...path, "decorative"]]),
      ];
      if (others.some((other) => context.isWrong(document, other)) || mayBeThere(context, document, path)) return;
      const name = path.at(-1);
      const where = lastBracket({ document, path }) === undefined ? "behind" : "below";
      const ornament = ornamentBeside(context.lookup, { document, path });
      const same = samePicture(context, { document, path });
      const other = ornament?.label ?? (same?.alt === undefined ? same?.there : undefined);
      const what = name === "image" ? "a picture" : withArticle(quote(String(name)));
      const has = `has ${what} but no description of it.`;
      yield {
        document,
        path: "alt" in value ? [...path, "alt"] : path,
        place: path.slice(0, -1),
        point: "alt" in value ? "value" : "name",
        ...("alt" in value && { isAnew: true }),
        message: `there is ${what} but no description of it.`,
        sentence: (places) =>
          sentence(places.length > 0 ? places : [document.role === "site" ? document.file : "the page"], has),
        fix: fixOf(value, {
          where,
          same,
          other,
          isUsual: ornament?.isUsual === true,
          orDecorative: () => orDecorative(document, path, context),
        }),
        why: "People who cannot see it, and search engines, rely on it.",
      };
    },
  },
};

interface Fixing {
  /** "behind" or "below" the "src". */
  where: string;
  /** The same picture elsewhere on the page. */
  same: SamePicture | undefined;
  /** A picture that only decorates, in words. */
  other: string | undefined;
  /** All others here only decorate. */
  isUsual: boolean;
  /** The alternative to a description, for a picture that has a blank one. */
  orDecorative: () => string;
}

function fixOf(value: Group, { where, same, other, isUsual, orDecorative: orElse }: Fixing): string {
  const behind = `${where} "src", with a comma between the two`;
  const only = (mark: string) => (other ? ` If it only decorates, as in ${other}, ${mark}.` : "");
  const inPlace = 'in the place of "decorative": false';
  if (same?.alt !== undefined) {
    const written = `"alt": ${JSON.stringify(same.alt)}`;
    const how = isDenied(value)
      ? `write ${written} ${inPlace}`
      : "alt" in value
        ? `write ${written}`
        : `add ${written} ${behind}`;
    return `${how}, as for ${same.there}, or other words on what the picture shows.`;
  }
  const own = "For … write a few words on what the picture shows.";
  if (isDenied(value)) return `write "alt": "…" ${inPlace}. ${own}${only("write true in the place of false")}`;
  if ("alt" in value) return `write into "alt" a few words on what the picture shows${orElse()}.`;
  if (isUsual && "src" in value)
    return `add "decorative": true ${behind}, if it only decorates, as all others here. Else add "alt" with a few words on what it shows.`;
  const add =
    "src" in value ? `add "alt": "…" ${behind}. ${own}` : 'add "alt" with a few words on what the picture shows.';
  return `${add}${only('add "decorative": true instead')}`;
}

/** Whether it is a text that means false, which is reported by itself. */
function saysNo(value: Json | undefined): boolean {
  return typeof value === "string" && truthOf(value.trim()) === false;
}

/** Whether it is marked as not decorative, and has no description. */
function isDenied(value: Group): boolean {
  return value["decorative"] === false && !("alt" in value);
}

/** The alternative to a description, where the schema allows a decorative picture. */
function orDecorative(document: Document, path: Path, { lookup }: Context): string {
  const mayBe = lookup.schemaAt(document, [...path, "decorative"]) !== undefined;
  return mayBe ? ', or write "decorative": true in its place if it adds nothing to the text' : "";
}

/** `In block 3 (portfolioGrid), tile 5 has …`. */
function sentence(places: readonly string[], has: string): string {
  const last = places.at(-1)!;
  return places.length > 1
    ? `In ${places.slice(0, -1).join(" > ")}, ${last} ${has}`
    : `${/^(?:block|the|pages)\b/.test(last) ? (last.startsWith("pages/") ? last : capital(last)) : `The ${last}`} ${has}`;
}
