import { addressKey } from "../../../model/spelling.ts";
import { alike, ONE_BY_ONE } from "../byName.ts";
import { cardWords } from "../facts/facts.ts";
import { cardWordOf } from "../gathered/pages/cards.ts";
import { areToldByWords, leastLikeItsName } from "../gathered/pages/copies.ts";
import { comparable, comparableWords } from "../gathered/pages/pageWords.ts";
import { theOthers } from "../wording/elsewhere.ts";
import { changedAmong } from "../toldFirst.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { CardWords } from "../facts/pageFacts.ts";
import { capital, numberWord, quote } from "../wording/words.ts";

interface Worded {
  document: Document;
  text: string;
}

/** The card of each page has words of its own. */
export const duplicateCard: Rule = {
  code: "duplicate-card",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "Several pages have the same words on their cards",
    why: "Other pages present these pages by their cards. Visitors would see the same card twice, and not know where each of them leads. Where only the titles are the same, this is a warning.",
    mend: 'Write into the `"card"` of each page what is on this page. If you copied the page, change the card of the copy.',
  },
  *run(context) {
    const told = new Set<Document>();
    for (const name of ["title", "text"] as const)
      for (const all of alike(worded(context, name), ({ text }) => comparable(text))) {
        const same = all.filter(({ document }, i) => {
          const before = all.slice(0, Math.min(i, ONE_BY_ONE)).map((each) => each.document);
          return !before.some((other) => areTold(context, [other, document]));
        });
        if (same.length < 2 || same.every(({ document }) => told.has(document))) continue;
        for (const { document } of same) told.add(document);
        const copy = copyAmong(same, context);
        const { document, text } = copy;
        const path = ["card", name];
        const others = same.filter((each) => each !== copy).map((each) => ({ document: each.document, path }));
        const message = `${numberWord(same.length)} pages have the same ${isAll(same) ? "title and the same text" : name} on their cards: ${quote(text)}.`;
        yield {
          document,
          path,
          point: "value",
          message,
          sentence: () => capital(message),
          ...theOthers(others),
          fix: 'write into the "card" of each of them what is on its page. If you copied the page, change all words on this card.',
          why: "Visitors would see the same card twice.",
          ...(name === "title" &&
            areToldApart(same) && { severity: "warning", why: "Visitors would have to read on to tell them apart." }),
        };
      }
  },
};

/** Whether both the titles and the texts of the cards are the same. */
function isAll(same: readonly Worded[]): boolean {
  return (["title", "text"] as const).every((name) => {
    const words = new Set(same.map(({ document }) => comparable(cardWordOf(document, name) ?? "")));
    return words.size === 1 && !words.has("");
  });
}

/** Whether each card has another text under its title. */
function areToldApart(same: readonly Worded[]): boolean {
  const texts = same.map(({ document }) => comparable(cardWords(document)?.text ?? ""));
  return !texts.includes("") && new Set(texts).size === texts.length;
}

function worded({ documents }: Context, name: keyof CardWords): Worded[] {
  return documents.flatMap((document) => {
    const text = document.role === "page" ? cardWordOf(document, name) : undefined;
    return text === undefined ? [] : [{ document, text }];
  });
}

/** Whether another problem that both pages share is reported, with all that is left to change. */
function areTold(context: Context, [a, b]: [Document, Document]): boolean {
  const isSameAddress = a.route !== undefined && addressKey(a.route) === addressKey(b.route ?? "");
  return isSameAddress || areToldByWords(context, [a, b]);
}

/** The page that is most likely the copy: not one whose own title is on its card. */
function copyAmong(all: readonly Worded[], context: Context): Worded {
  const { title } = comparableWords(context);
  const same = changedAmong(all, context);
  const others = same.filter(({ document }) => {
    const onCard = cardWordOf(document, "title");
    return onCard === undefined || !title.get(document)?.startsWith(comparable(onCard));
  });
  const textOf = new Map((others.length > 0 ? others : same).map(({ document, text }) => [document, text]));
  const copy = leastLikeItsName([...textOf.keys()], (document) => textOf.get(document)!);
  return same.find(({ document }) => document === copy)!;
}
