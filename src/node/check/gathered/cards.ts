/** The words with which other pages present a page. */
import { cardWords } from "../facts/facts.ts";
import { comparable } from "./pageWords.ts";
import type { Document } from "../document/document.ts";
import type { CardWords } from "../facts/pageFacts.ts";

/** Shorter texts may well be those of several cards. */
const FEWEST = 40;

/** Which words of a card are no others on another one by chance. */
export function cardWordOf(document: Document, name: keyof CardWords): string | undefined {
  const text = cardWords(document)?.[name];
  const isOwn = text !== undefined && text.trim() !== "" && (name === "title" || text.length >= FEWEST);
  return isOwn ? text : undefined;
}

/** Whether the card of a page has words of the card of one of the others. */
export function hasCardOf(document: Document, others: readonly Document[]): boolean {
  return (["title", "text"] as const).some((name) => {
    const text = cardWordOf(document, name);
    return text !== undefined && others.some((other) => comparable(cardWordOf(other, name) ?? "") === comparable(text));
  });
}
