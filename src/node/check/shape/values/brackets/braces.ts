/** Plain values where a group is asked for, and groups where a plain value is. */
import { OUT_WITH_COMMA } from "../../../wording/commas.ts";
import { firstOf } from "../../../firstOf.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isOfDays } from "../../../inTexts/calendars.ts";
import { isHtml, withoutHtml } from "../../../inTexts/html.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { ornamentBeside } from "../../../inTexts/ornaments.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { fold } from "../../../wording/suggest.ts";
import { capital, example, quote } from "../../../wording/words.ts";
import { homeFor } from "../pictures/pictureHome.ts";
import { inFormat } from "../meant/inFormat.ts";
import { linkIn } from "../meant/linkInText.ts";
import { withOwn } from "../../example/ownExample.ts";
import { fieldsNamed, HEAD_ALONE } from "../groups/headedRows.ts";
import { groupWith, pictureIn } from "../groups/groupsMeant.ts";
import { looksLike } from "../../looksLike.ts";
import { cellsIn, rowOfEntry } from "../groups/rowOfEntry.ts";
import { asTitledText, leftOut } from "../groups/titledTexts.ts";
import { named, writeIt } from "../../wrong.ts";
import { amountForGroup } from "./amountForGroup.ts";
import { deliveryMeant } from "./deliveryMeant.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";
import { leftOver, picturesForOne } from "./picturesForOne.ts";

/** Names under which content programs keep the value itself, beside metadata: `{ "rendered": "…", "protected": false }`. */
const LIKELY = ["rendered", "#text", "_text", "$t", "value", "content", "text", "label", "en"];
const LIKELY_ADDRESS = ["url", "href"];
/** A text of the author, as opposed to a setting. */
const SAID = /\s|^\/|:/;

/** A text wrapped in a group. */
const hasBraces: Fixer = (wrong) => {
  const { value, types } = wrong;
  if (!isGroup(value) || !types.includes("string")) return undefined;
  const around = wrong.lookup.schemaAt(wrong.document, wrong.path.slice(0, -1))?.schema.kind;
  const fields = Object.keys(value);
  if (around === "openFields" && fields.length > 0)
    return { fix: `write only the name${fields.length > 1 ? "s" : ""}, without { }: ${fields.map(quote).join(", ")}.` };
  const titled = asTitledText(wrong, value);
  if (titled) return titled;
  const texts = Object.entries(value).filter(([, each]) => typeof each === "string");
  const located = wrong.lookup.schemaAt(wrong.document, wrong.path)!;
  const isFile = isPictureFile(String(located.schema.examples?.[0]));
  // Of two addresses, that of the page itself is the one to which the other leads.
  const likelyTexts = texts.filter(
    ([, each]) =>
      each !== wrong.document.route &&
      looksLike(wrong.lookup.schemas, located, each) &&
      isPictureFile(String(each)) === isFile,
  );
  const [one, ...others] = texts.length === 1 ? texts : likelyTexts;
  const names = [String(wrong.path.at(-1)), ...(located.schema.kind === "href" ? LIKELY_ADDRESS : LIKELY)];
  const likely = firstOf(names, (each) => likelyTexts.find(([own]) => own === each));
  const [name, text] = (others.length > 0 ? likely : one) ?? [];
  if (name === undefined || text === undefined) return undefined;
  const beside = valueAt(wrong.document, wrong.path.slice(0, -1));
  const isSaid = (field: string, said: Json) => isGroup(beside) && beside[field] === said;
  const rest = texts.flatMap(([each, said]) =>
    each === name || (name === likely?.[0] && !SAID.test(String(said))) || isSaid(each, said) ? [] : [each],
  );
  return {
    fix: `${writeIt(wrong)} as a text, without { }: ${named(wrong, example(plain(text as string, wrong)))}.${leftOut(rest)}`,
  };
};

/** Opening hours under the names of days, which say what each of the hours is for. */
const hoursOfDays: Fixer = (wrong) => {
  const { value, types, schema } = wrong;
  const days = isGroup(value) && types.includes("string") ? Object.entries(value) : [];
  if (days.length < 2 || !days.every(([name, hours]) => isOfDays(name) && isHours(hours))) return undefined;
  const lines = days.map(([name, hours]) => `${capital(name.replaceAll("_", " "))}: ${String(hours)}`);
  const text = lines.join(schema.kind === "markdown" ? "\n" : ", ");
  return { fix: `${writeIt(wrong)} as a text, without { }: ${named(wrong, example(text))}.` };
};

function isHours(value: Json): boolean {
  return typeof value === "number" || (typeof value === "string" && !value.includes("\n"));
}

/** A link as a paragraph of a text, or in the place of a text that may contain links. */
const linkForText: Fixer = (wrong) => {
  const { lookup, document, path, value, schema, types } = wrong;
  const around = lookup.schemaAt(document, path.slice(0, -1))?.schema.kind;
  const isMarkdown = schema.kind === "markdown" || around === "markdown";
  const link =
    isMarkdown && types.includes("string") && isGroup(value) && "href" in value ? linkIn(value, "href") : undefined;
  if (link === undefined) return undefined;
  const home = homeFor(lookup, { document, path }, { field: "button", value });
  const orButton = home
    ? ` Or take it ${OUT_WITH_COMMA}, and write into the ${home.noun}: "button": ${example(value!)}.`
    : "";
  return { fix: `write it as a text: ${named(wrong, example(link))}.${orButton}` };
};

/** HTML from another program in the form that its field takes: one text, or an array of paragraphs. */
function plain(text: string, { lookup, schema, types }: WrongType): Json {
  if (!isHtml(text)) return inFormat({ lookup }, schema, text);
  const isLine = schema.kind !== "markdown";
  const paragraphs = withoutHtml(text, isLine, (href) => href);
  return paragraphs.length > 1 && types.includes("array") ? paragraphs : paragraphs.join(" ");
}

/** A number wrapped in a group, also in quotation marks: `{ "$numberInt": "3" }`. */
const numberInBraces: Fixer = (wrong) => {
  const { value, types } = wrong;
  const only = isGroup(value) ? onlyOf(Object.values(value)) : undefined;
  const number = typeof only === "string" && /^-?\d+(?:\.\d+)?$/.test(only) ? Number(only) : only;
  const isNumber = types.some((type) => type === "number" || type === "integer") && typeof number === "number";
  if (!isNumber) return undefined;
  return { fix: `${writeIt(wrong)} without { }: ${named(wrong, String(number))}.` };
};

/** A text that is the value of one field of the group asked for, or an array of one such text. */
const lacksBraces: Fixer = (wrong) => {
  const { types, schema } = wrong;
  const value = Array.isArray(wrong.value) && wrong.value.length === 1 ? wrong.value[0]! : wrong.value;
  if (typeof value === "string" && /^\s*(?:\.{2,}|…)\s*$/.test(value))
    return {
      fix: `take it ${OUT_WITH_COMMA}. If it stands for something that was left out, put that back from an older copy of the page.`,
    };
  const group =
    typeof value === "string" && types.includes("object") ? groupWith({ ...wrong, value }, schema) : undefined;
  if (!group) return undefined;
  const shown = example(group);
  const ornament = group["alt"] === "…" ? ornamentBeside(wrong.lookup, wrong)?.label : undefined;
  const orOrnament = ornament
    ? ` If it only decorates, as in ${ornament}, write "decorative": true in the place of "alt": "…".`
    : "";
  const fix = `${writeIt(wrong)} like this${withOwn(shown)}: ${named(wrong, shown)}.${orOrnament}${anyDrawing(wrong, group)}`;
  return { fix, ...pictureIn(group, wrong.value) };
};

/** Says that a drawing in the suggested group is only an example, where the author named none. */
function anyDrawing({ lookup, document, path, value }: WrongType, group: Group): string {
  const any = Object.entries(group).find(([name, shown]) => {
    const { kind } = lookup.schemaAt(document, [...path, name])?.schema ?? {};
    // A logo is derived from its name, or left open.
    return (
      isDrawing(kind) &&
      kind !== "logo" &&
      typeof shown === "string" &&
      shown !== "…" &&
      fold(shown) !== fold(String(value))
    );
  });
  return any
    ? ` ${example(any[1])} is only one of the drawings: choose yours in docs/blocks.md, which has all names.`
    : "";
}

/** The values of a group written as a row of a table: as an array, or as one text. */
const rowForGroup: Fixer = (wrong) => {
  const { value, types, schema } = wrong;
  if (types.includes("object") && fieldsNamed(wrong)) return { fix: HEAD_ALONE };
  // The description of a picture may contain commas.
  const isText = typeof value === "string" && schema.kind !== "image";
  const cells = Array.isArray(value) ? value : isText ? cellsIn(value).filter((cell) => cell !== "") : [];
  const row = cells.length > 1 && types.includes("object") ? rowOfEntry(wrong, cells) : undefined;
  // Sentences contain commas as well.
  if (!row || !(Array.isArray(value) || /[\t|]/.test(String(value)) || row.isWhole)) return undefined;
  const shown = example(row.group);
  return { fix: `${writeIt(wrong)} like this${withOwn(shown)}: ${named(wrong, shown)}.${leftOver(row.left)}` };
};

/** The words of a page for a shared block, without the names of their fields. */
const textsOfPlace: Fixer = (wrong) => {
  const { lookup, document, path, value } = wrong;
  const use = path.at(-1) === "with" ? valueAt(document, [...path.slice(0, -1), "use"]) : undefined;
  const isOfTexts = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string");
  if (use === undefined || !isOfTexts) return undefined;
  const open = ["heading", "text"].filter((name) => lookup.isOpen(use, name));
  if (open.length < value.length) return undefined;
  const group = Object.fromEntries(value.map((text, i) => [open[i]!, text]));
  return { fix: `${writeIt(wrong)} like this, if these are the right names: ${named(wrong, example(group))}.` };
};

export const groupFixes: readonly Fixer[] = [linkForText, hoursOfDays, hasBraces, numberInBraces];
export const braceFixes: readonly Fixer[] = [
  deliveryMeant,
  textsOfPlace,
  picturesForOne,
  rowForGroup,
  amountForGroup,
  lacksBraces,
];
