/** Fields for appearance, which the design determines. */
import type { Json } from "../../../../../model/fields.ts";
import { isCount } from "./asCount.ts";

/** Names for appearance and position in HTML, CSS and other programs. */
const LOOK = new RegExp(
  `^(?:${[
    "(?:css|inline|custom|block|text)?[-_]?styles?",
    "(?:css)?[-_]?class(?:es|[-_]?names?)?",
    "(?:min|max|container|line)?[-_]?(?:width|height)",
    "(?:font|text)?[-_]?size",
    "font(?:[-_]?(?:family|weight))?",
    "(?:text)?[-_]?align(?:ment)?",
    "(?:padding|margin)(?:[-_]?(?:top|bottom|left|right|block|inline|[xy]))?",
    "(?:border)?[-_]?radius",
    "border",
    "(?:box|text)?[-_]?shadow",
    "(?:letter|word)?[-_]?spacing",
    "(?:row|column|grid)?[-_]?gap",
    "gutters?",
    "opacity",
    "z[-_]?index",
    "animations?|transitions?|transform|parallax",
    "justify(?:[-_]?(?:content|items))?",
    "grid[-_]?template[-_]?(?:columns|rows)",
  ].join("|")})$`,
  "i",
);

/** Whether a field is about appearance only, and has no words to read. */
export function isLook(name: string, value: Json): boolean {
  return LOOK.test(name) || isCount(name, value);
}

/** The end of a sentence that says why a field has to go: a full stop where there is no reason to give. */
export function byDesign(name: string, value: Json): string {
  return isLook(name, value) ? ": colours, sizes and places are chosen by the design." : ".";
}
