/** Links in Markdown. */
import {
  around,
  edited,
  holds,
  type Mark,
  type Marked,
  marksIn,
  meets,
  replacing,
  without,
  wordsIn,
} from "./marking.ts";

/** Where the link leads that the selection is in, or has in it; undefined without one. */
export function addressAt(at: Marked): string | undefined {
  const [first] = linksAt(at);
  return first?.node.type === "link" ? first.node.url : undefined;
}

/** Makes the selected words a link, or gives the link around them another address. Without words, it asks for some. */
export function linked(at: Marked, href: string): Marked {
  const { text, start } = at;
  const links = linksAt(at);
  const signs = ["[", `](${href})`] as const;
  const [own] = links;
  if (own && links.length === 1 && holds(own, at)) return edited(at, readdressed(own, signs), [own.words]);
  const words = wordsIn(at);
  if (words.length > 0)
    return edited(
      at,
      words.flatMap((each) => around(each, links, signs)),
      words,
    );
  const label = "words";
  const inside = { text: text.slice(0, start) + label + text.slice(at.end), start, end: start + label.length };
  return edited(inside, around(inside, [], signs), [inside]);
}

/** Takes the links at the selection out, and leaves their words. */
export function unlinked(at: Marked): Marked {
  const links = linksAt(at);
  return edited(
    at,
    links.flatMap(without),
    links.map(({ words }) => words),
  );
}

function linksAt(at: Marked): Mark[] {
  return marksIn(at.text, "link").filter((mark) => meets(mark, at));
}

function readdressed({ start, end, words }: Mark, [before, after]: readonly [string, string]) {
  return [replacing({ start, end: words.start }, before), replacing({ start: words.end, end }, after)];
}
