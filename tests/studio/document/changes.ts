/** A page, and what actions make of its text. */
import { expect } from "vitest";
import type { Action } from "../../../src/studio/document/actions.ts";
import { after, linesChanged, opened } from "../studio.ts";

export const PAGE = `{
  "route": "/",
  "title": "A title",
  "blocks": [
    {
      "type": "hero",
      "heading": "First",
      "ground": "ink"
    },
    {
      "type": "faq",
      "items": [
        { "question": "One?", "answer": "Yes." },
        { "question": "Two?", "answer": ["No.", "Never."] }
      ]
    }
  ]
}
`;

/** What the actions change: the number of the first line, what stood there, and what stands there now. */
export function changes(text: string, ...actions: Action[]): string {
  const { now } = after(opened(text), ...actions);
  expect(now.page).toEqual(JSON.parse(now.text));
  const { line, from, to } = linesChanged(text, now.text);
  return `\n${line}\n${[...from.map((each) => `- ${each}`), ...to.map((each) => `+ ${each}`)].join("\n")}\n`;
}
