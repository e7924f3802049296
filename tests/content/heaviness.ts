import { expect, type TestInfo } from "@playwright/test";

/** What a page weighs, how much of that is there at once on a phone, and how much is too much: all in bytes. */
interface Weight {
  route: string;
  bytes: number;
  atOnce: number;
  most: number;
}

interface Heaviness {
  words: string;
  isTooMuch: boolean;
}

/** What a part of a page is called, and what makes it lighter. */
const PARTS = {
  text: { name: "has", advice: "Shorten its texts, or move a block to a page of its own." },
  pictures: {
    name: "begins with pictures of",
    advice: "Take one with less detail at the top of the page, or one less.",
  },
};

/** What an author is told of a page that is heavier than it should be; nothing of others. */
export function heaviness(part: keyof typeof PARTS, { route, bytes, atOnce, most }: Weight): Heaviness | undefined {
  if (bytes <= atOnce) return undefined;
  const { name, advice } = PARTS[part];
  const [whole, least] = [bytes, atOnce].map((each) => each.toLocaleString("en"));
  const isTooMuch = bytes > most;
  const end = isTooMuch ? "" : " It can also stay as it is.";
  const wait = `A phone gets ${least} at once and has to wait for the rest.`;
  return { words: `The page ${route} ${name} ${whole} bytes. ${wait} ${advice}${end}`, isTooMuch };
}

/** Tells it where tests are run, and beside the pull request; what is too much is an error there. */
export function tell(info: TestInfo, heavy: Heaviness | undefined): void {
  if (!heavy) return;
  const { words, isTooMuch } = heavy;
  info.annotations.push({ type: "heavy page", description: words });
  const kind = isTooMuch ? "error" : "warning";
  console.log(process.env["GITHUB_ACTIONS"] ? `\n::${kind} title=Heavy page::${words}` : words);
  // A page may be too heavy in two ways, and both are told.
  expect.soft(isTooMuch, words).toBe(false);
}
