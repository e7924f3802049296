/** Explains a text that is none of the options of its field. */
import { firstOf } from "../../../firstOf.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { isBlank } from "../../../../../model/blank.ts";
import { OTHER_COLOURS } from "../../../../../model/grounds.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { didYouMean, type Instead, insteadOf } from "../../../wording/instead.ts";
import { fold, sameLetters } from "../../../wording/suggest.ts";
import { choice, written } from "../../../wording/words.ts";
import type { Wrong } from "../../wrong.ts";
import { groundChoice, groundsMeant, isInNumbers } from "../meant/colourMeant.ts";
import { namesInFolders, noDrawing, withoutParts } from "../pictures/explainDrawing.ts";
import { optionMeant } from "../meant/optionMeant.ts";
import type { OptionAnswer, WrongOption } from "./wrongOption.ts";

/** The first that returns something is told. */
const BY_WORDS: readonly ((option: WrongOption, value: string) => OptionAnswer | undefined)[] = [
  ofNothing,
  ofAnotherField,
  ofAnotherColour,
  ofDrawing,
];

export function byItsWords(option: WrongOption, value: string): OptionAnswer {
  return firstOf(BY_WORDS, (say) => say(option, value)) ?? ofNearest(option, value);
}

function ofNothing({ wrong: { label }, otherwise }: WrongOption, value: string): OptionAnswer | undefined {
  return isBlank(value) ? { message: `nothing is written in ${label}.`, fix: otherwise } : undefined;
}

function ofAnotherField({ wrong }: WrongOption, value: string): OptionAnswer | undefined {
  const home = fieldWith(wrong, value);
  if (home === undefined) return undefined;
  return { fix: `rename ${wrong.label} to "${home}", which can be ${written(value)}.` };
}

/** The only other field of the group that takes this value and is not set; only where the field itself is optional. */
function fieldWith({ lookup, document, path, optional }: Wrong, value: string): string | undefined {
  const around = path.slice(0, -1);
  const group = valueAt(document, around);
  const { properties = {} } = lookup.schemaAt(document, around)?.schema ?? {};
  if (!optional || !isGroup(group)) return undefined;
  return onlyOf(
    Object.keys(properties).filter((name) => {
      const may = lookup.schemaAt(document, [...around, name])?.schema.enum;
      return !Object.hasOwn(group, name) && may?.includes(value);
    }),
  );
}

function ofAnotherColour({ isGround, otherwise }: WrongOption, value: string): OptionAnswer | undefined {
  return isGround && OTHER_COLOURS.includes(fold(value)) ? { fix: otherwise } : undefined;
}

/** "Next.js" stands for "nextjs-icon". */
function ofDrawing({ names, isDrawing }: WrongOption, value: string): OptionAnswer | undefined {
  if (!isDrawing || sameLetters(value, names) !== undefined) return undefined;
  const drawing = onlyOf(names.filter((name) => withoutParts(name) === withoutParts(value)));
  return drawing === undefined ? undefined : didYouMean(drawing);
}

function ofNearest(option: WrongOption, value: string): OptionAnswer {
  const { wrong, names, isDrawing, otherwise } = option;
  const near = nearOf(option, value);
  const told: OptionAnswer = near ?? { fix: otherwise };
  if (isDrawing) return near ? told : { ...told, ...noDrawing(wrong, value, names) };
  const others = onlyMeant(option, value) === undefined ? othersThan(told.guess, value, names) : [];
  return others.length > 0 ? { ...told, fix: `${told.fix} It can also be ${choice(others)}.` } : told;
}

function nearOf(option: WrongOption, value: string): Instead | undefined {
  const { names, isGround } = option;
  const grounds = isGround ? groundsMeant(value, names) : [];
  const meant = onlyMeant(option, value);
  const likely = grounds.length > 0 ? grounds : meant === undefined ? namesInFolders(value, names) : [meant];
  const near = insteadOf(value, names) ?? (likely.length > 0 ? didYouMean(...likely) : undefined);
  if (!isGround || !near?.guess) return near;
  const shown = groundChoice(near.guess);
  const nearest = `colours come from the design: write ${shown}, which ${near.guess.length > 1 ? "are" : "is"} nearest.`;
  return { ...near, fix: isInNumbers(value) ? nearest : `did you mean ${shown}?` };
}

/** The option that a word is a synonym of, or that is nearest to a colour. */
function onlyMeant({ names, isGround }: WrongOption, value: string): string | undefined {
  return optionMeant(value, names) ?? (isGround ? groundsMeant(value, names)[0] : undefined);
}

/** The other options, where the one that is meant is only guessed from one of several words. */
function othersThan([guess, ...more]: readonly string[] = [], value: string, names: readonly string[]): string[] {
  if (guess === undefined || more.length > 0 || !/[\s_-]/.test(value) || fold(value) === fold(guess)) return [];
  const others = names.filter((name) => name !== guess);
  return others.length < FEW ? others : [];
}

/** With fewer options than this, all of them are listed beside a guess. */
const FEW = 8;
