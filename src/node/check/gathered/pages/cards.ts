/** The words of cards, with which other pages present a page. */
import { cardWords } from "../../facts/facts.ts";
import { comparable } from "./pageWords.ts";
import type { Document } from "../../document/document.ts";
import type { CardWords } from "../../facts/pageFacts.ts";

/** Shorter texts may be on several cards by chance. */
const FEWEST = 40;

/** A text of a card, if it cannot be the same on another card by chance. */
export function cardWordOf(document: Document, name: keyof CardWords): string | undefined {
  const text = cardWords(document)?.[name];
  const isOwn = text !== undefined && text.trim() !== "" && (name === "title" || text.length >= FEWEST);
  return isOwn ? text : undefined;
}

/** Whether the card of a page has a text of the cards of the others. */
export function hasCardOf(document: Document, others: readonly Document[]): boolean {
  return (["title", "text"] as const).some((name) => {
    const text = cardWordOf(document, name);
    return text !== undefined && others.some((other) => comparable(cardWordOf(other, name) ?? "") === comparable(text));
  });
}
