import { expect, test } from "vitest";
import { addressAt, linked, unlinked } from "../../../src/studio/form/markdownLinks.ts";
import { type Format, marked } from "../../../src/studio/form/markdownMarks.ts";
import type { Marked } from "../../../src/studio/form/marking.ts";

/** A text with what is selected between ‹ and ›. */
function selected(text: string): Marked {
  const start = text.indexOf("‹");
  return { text: text.replace("‹", "").replace("›", ""), start, end: text.indexOf("›") - 1 };
}

function shown({ text, start, end }: Marked): string {
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;
}

test.each<[format: Format, from: string, to: string]>([
  ["bold", "We ‹reply› soon", "We **‹reply›** soon"],
  ["bold", "We **‹reply›** soon", "We ‹reply› soon"],
  ["bold", "We ‹**reply**› soon", "We ‹reply› soon"],
  ["bold", "We‹ reply ›soon", "We **‹reply›** soon"],
  ["bold", "We **reply ‹soon›**", "We reply ‹soon›"],
  ["italic", "We ‹reply› soon", "We *‹reply›* soon"],
  ["italic", "We *‹reply›* soon", "We ‹reply› soon"],
  ["italic", "We **‹reply›** soon", "We ***‹reply›*** soon"],
  ["italic", "We ***‹reply›*** soon", "We **‹reply›** soon"],
  ["bold", "We ***‹reply›*** soon", "We *‹reply›* soon"],
  ["list", "One\n‹Two\nThree›\nFour", "One\n‹- Two\n- Three›\nFour"],
  ["list", "‹- Two\n- Three›", "‹Two\nThree›"],
  ["list", "‹›", "‹- ›"],
])("%s: %j becomes %j", (format, from, to) => {
  expect(shown(marked(selected(from), format))).toBe(to);
});

test.each<[from: string, to: string]>([
  ["‹First words.\n\nSecond words.›", "**‹First words.**\n\n**Second words.›**"],
  ["**‹First words.**\n\n**Second words.›**", "‹First words.\n\nSecond words.›"],
  ["‹**First**\n\nSecond›", "‹**First**\n\n**Second›**"],
  ["‹- One\n- Two›", "- **‹One**\n- **Two›**"],
  ["‹1. One\n2. Two›", "1. **‹One**\n2. **Two›**"],
  ["‹Street 1\nTown›", "**‹Street 1\nTown›**"],
  ["Fi‹rst\n\n\nSe›cond", "Fi**‹rst**\n\n\n**Se›**cond"],
  ["‹We **reply** soon›", "**‹We reply soon›**"],
  ["‹We **re›ply** soon", "**‹We re›ply** soon"],
])("each paragraph and each point gets marks of its own: %j becomes %j", (from, to) => {
  expect(shown(marked(selected(from), "bold"))).toBe(to);
});

test.each<[from: string, to: string]>([
  ["No ‹›selection", "No ‹›selection"],
  ["‹›", "‹›"],
  ["No ‹ › selection", "No ‹ › selection"],
  ["No sel‹›ection", "No **‹selection›**"],
  ["No **sel‹›ection**", "No ‹selection›"],
])("without a selection the word has the mark, or nothing is written: %j becomes %j", (from, to) => {
  expect(shown(marked(selected(from), "bold"))).toBe(to);
});

test.each<[from: string, to: string]>([
  ["See ‹our work›.", "See [‹our work›](/blog)."],
  ["See our w‹›ork.", "See our [‹work›](/blog)."],
  ["See ‹›.", "See [‹words›](/blog)."],
  ["Write to [u‹›s](/contact) soon.", "Write to [‹us›](/blog) soon."],
  ["Write to [‹us›](/contact) soon.", "Write to [‹us›](/blog) soon."],
  ["Write to [us](/con‹›tact) soon.", "Write to [‹us›](/blog) soon."],
  ["Write to ‹[us](/contact)› soon.", "Write to [‹us›](/blog) soon."],
  ["‹Write to [u›s](/contact) soon.", "[‹Write to u›s](/blog) soon."],
  ["‹Write to [us](/a) or [them](/b)›.", "[‹Write to us or them›](/blog)."],
  ["‹One\n\nTwo›", "[‹One](/blog)\n\n[Two›](/blog)"],
  ["Or [**u‹›s**](/contact).", "Or [‹**us**›](/blog)."],
  ["Or <https://exa‹›mple.com>.", "Or [‹https://example.com›](/blog)."],
])("a link never stands in a link: %j becomes %j", (from, to) => {
  expect(shown(linked(selected(from), "/blog"))).toBe(to);
});

test("a link that is there tells where it leads, and can be taken out", () => {
  const at = selected("Write to [u‹›s](/contact) soon.");
  expect(addressAt(at)).toBe("/contact");
  expect(addressAt(selected("Write ‹›to [us](/contact) soon."))).toBeUndefined();
  expect(shown(unlinked(at))).toBe("Write to ‹us› soon.");
});
