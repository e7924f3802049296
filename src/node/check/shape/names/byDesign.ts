/** Fields for how something looks, which the design chooses. */
import type { Json } from "../../../../model/fields.ts";
import { isCount } from "./asCount.ts";

/** How something looks and where it stands, as HTML, its styles and other programs call it. */
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

/** Whether a field says how something looks, and nothing that could be read. */
export function isLook(name: string, value: Json): boolean {
  return LOOK.test(name) || isCount(name, value);
}

/** Why a field goes, behind the words that it does: a full stop where there is nothing to say of it. */
export function byDesign(name: string, value: Json): string {
  return isLook(name, value) ? ": colours, sizes and places are chosen by the design." : ".";
}
