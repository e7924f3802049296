import type { TestInfo } from "@playwright/test";

/** What a page weighs, and how much of that is there at once on a phone, both in bytes. */
export interface Weight {
  route: string;
  bytes: number;
  atOnce: number;
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
export function heaviness(part: keyof typeof PARTS, { route, bytes, atOnce }: Weight): string | undefined {
  if (bytes <= atOnce) return undefined;
  const { name, advice } = PARTS[part];
  const [whole, least] = [bytes, atOnce].map((each) => each.toLocaleString("en"));
  return `The page ${route} ${name} ${whole} bytes. A phone gets ${least} at once and has to wait for the rest. ${advice} It can also stay as it is.`;
}

/** Tells it where tests are run, and beside the pull request. */
export function tell(info: TestInfo, words: string | undefined): void {
  if (!words) return;
  info.annotations.push({ type: "heavy page", description: words });
  console.log(process.env["GITHUB_ACTIONS"] ? `\n::warning title=Heavy page::${words}` : words);
}
