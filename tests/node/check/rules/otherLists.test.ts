/** Lists with the dashes of Word, with arrows and ticks; and honest lines that start with such signs. */
import { expect, test } from "vitest";
import { foundIn } from "../site.ts";

test.each([
  ["– Sketches\n– Screens\n– Prototype", "–", '"-"'],
  ["What we need:\n— A sketch\n— A date", "—", '"-"'],
  ["– We plan.\n– A sketch", "–", '"-"'],
  ["→ Sketches\n→ Screens", "→", '"-"'],
  ["✓Fast\n✓Cheap", "✓", '"- "'],
  ["✔️ Fast\n✔️ Cheap", "✔️", '"-"'],
  ["✅ Fast\n✅ Cheap\n\nSay hello.", "✅", '"-"'],
])("%j", (words, mark, dash) =>
  expect(foundIn(words)).toEqual([
    ["pasted-list", `lines that start with "${mark}" are no list.`, `write ${dash} in the place of each "${mark}".`],
  ]),
);

test.each([
  "– Wie geht es?\n– Gut.",
  "— Привет.\n— Здравствуйте.",
  "– Oui, dit-elle.\n– Non…",
  "“A kite!”\n— Asha\n\n“A string.”\n— Ravi",
  "In winter we fly at\n–5 °C or\n–10 °C.",
  "We plan – and\n– if you like – we build.",
  "One\n\n— — —\n\nTwo",
  "→ Read on below.",
  ["✓ Fast", "✓ Cheap"],
  "Either a) a sketch or b) a date.",
  "a) A sketch\n\nb) A date",
  "Art. 13:\na) A sketch\nb) A date\nc) A budget",
])("%j is fine", (words) => expect(foundIn(words)).toEqual([]));

test.each([
  [["- Sketches", "- Screens", "- Prototype"], "- Sketches\\n- Screens\\n- Prototype"],
  [["We make:", "- Sketches", "- Screens", "And more.", "- Last"], "- Sketches\\n- Screens"],
  [["* Sketches", "* Screens"], "- Sketches\\n- Screens"],
])("%j", (words, whole) =>
  expect(foundIn(words)).toEqual([
    ["pasted-list", "each of these texts is a list of one point.", `write them as one text: "${whole}".`],
  ]),
);

test.each([
  [["- Hola, ¿qué tal?", "- ¡Muy bien!"]],
  [["- Sketches\n- Screens", "- Prototype"]],
  [["- Sketches", "are made first."]],
  [["-20 °C in winter", "-5 °C in spring"]],
])("%j is fine", (words) => expect(foundIn(words)).toEqual([]));
