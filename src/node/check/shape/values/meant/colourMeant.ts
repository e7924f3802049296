/** Finds the ground nearest to a colour, since an author cannot choose other colours than those of the design. */
import type { Json } from "../../../../../model/fields.ts";
import { GROUND_WORDS } from "../../../../../model/grounds.ts";
import { fold } from "../../../wording/suggest.ts";
import { joined, quote } from "../../../wording/words.ts";
import { optionMeant } from "./optionMeant.ts";

const LINKS = /href|link|url|anchor|target|address|^(?:to|id|action|goto|button|cta)$/i;
const NAMES = /colou?r|backgr?ound|^bg(?:$|[A-Z_-])|^theme$/i;

/** Whether a field of this name says which colour something has. */
export function isColourName(name: string): boolean {
  return NAMES.test(name) && !/image|video/i.test(name);
}

/** Whether a value is a colour by itself: "#ff6600", "rgb(0, 0, 0)". Where links are, "#add" may be a place. */
export function isColour(value: string, name: string): boolean {
  return (
    /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([^()]*\))$/i.test(value.trim()) && !LINKS.test(name)
  );
}

/** Whether a value says in numbers which colour it is, so that nobody took it for the name of a ground. */
export function isInNumbers(value: string): boolean {
  return wordsOfColour(value.trim()) !== undefined;
}

/** The option for a colour, or the two that it may be: "blue", "#FFF6DA", "rgb(0, 0, 0)". Empty where none is near. */
export function groundsMeant(colour: Json, options: readonly string[]): string[] {
  if (typeof colour !== "string") return [];
  const words = wordsOfColour(colour.trim()) ?? [colour, bare(colour)];
  for (const word of words) {
    const meant = options.find((option) => option === word) ?? optionMeant(word, options);
    if (meant !== undefined) return [meant];
  }
  const asked = new Set(words.map(fold));
  const called = options.filter((option) => wordsOf(option).some((word) => asked.has(fold(word))));
  return called.length <= 2 ? called : [];
}

/** Grounds to choose from, each with what people call it: `"white", "mist" (grey) or "ink" (black)`. */
export function groundChoice(options: readonly string[]): string {
  const called = (option: string) => {
    const [word] = wordsOf(option);
    return word === undefined || word === option ? quote(option) : `${quote(option)} (${word})`;
  };
  return joined(options.map(called));
}

function wordsOf(ground: string): readonly string[] {
  return Object.hasOwn(GROUND_WORDS, ground) ? GROUND_WORDS[ground]! : [];
}

/** The colour in a class or a custom property: "blue" of "bg-blue-500" and of "var(--blue)". */
function bare(name: string): string {
  return name.replace(/^(?:var\()?-*(?:(?:bg|text|theme|ground|background|colou?r)-)*|-\d{2,3}$|\)$/gi, "");
}

/** Undefined for a colour that is not given in numbers. Opacity is ignored. */
function wordsOfColour(colour: string): string[] | undefined {
  const [, hex] = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(colour) ?? [];
  // "Facade" is a word.
  if (hex !== undefined && (colour.startsWith("#") || /\d|^(.)\1+$/.test(hex))) {
    const isShort = hex.length < 6;
    const digits = isShort ? hex.replace(/./g, "$&$&") : hex;
    return wordsFor([0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)));
  }
  const [, model, ...numbers] =
    /^(rgb|hsl)a?\(\s*(\d{1,3})(?:deg)?[\s,]+(\d{1,3})%?[\s,]+(\d{1,3})%?(?!\d)/i.exec(colour) ?? [];
  if (model === undefined) return undefined;
  return wordsFor(/^rgb/i.test(model) ? numbers.map(Number) : fromHue(numbers.map(Number)));
}

/** Converts a hue in degrees, and a saturation and a lightness in per cent, to RGB from 0 to 255. */
function fromHue([hue, saturation, light]: readonly number[]): number[] {
  const width = (saturation! / 100) * Math.min(light!, 100 - light!);
  return [0, 8, 4].map((turn) => {
    const at = (turn + hue! / 30) % 12;
    return Math.round(2.55 * (light! - width * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  });
}

/** The largest difference between the RGB channels of a light colour that still looks grey. */
const GREYISH = 15;

/** The words for an RGB colour, the best one first. */
function wordsFor(parts: readonly number[]): string[] {
  const most = Math.max(...parts);
  const least = Math.min(...parts);
  if (least > 250) return ["white"];
  if (least > 200) return most - least < GREYISH ? ["mist", "pale"] : ["pale", "mist"];
  if (most < 60) return ["ink"];
  if (most - least < 30) return most > 128 ? ["grey"] : ["dark"];
  const hue = hueOf(parts, most, most - least);
  return [HUES.find(([end]) => hue < end)![1]];
}

/** The hue of an RGB colour in degrees. */
function hueOf([red, green, blue]: readonly number[], most: number, width: number): number {
  const sixth =
    most === red ? (green! - blue!) / width : most === green ? 2 + (blue! - red!) / width : 4 + (red! - green!) / width;
  return (sixth * 60 + 360) % 360;
}

/** The upper bound of the hues of each word, in degrees. */
const HUES: readonly [end: number, word: string][] = [
  [20, "red"],
  [36, "orange"],
  [70, "yellow"],
  [160, "green"],
  [195, "turquoise"],
  [245, "blue"],
  [275, "lilac"],
  [330, "purple"],
  [361, "red"],
];
