/** How many characters search results show of a description, and how few make them put words of their own in its place. */
export const LONGEST_DESCRIPTION = 170;
export const SHORTEST_DESCRIPTION = 50;

/** The description of a new page until its author writes one. */
export function sampleDescription(title: string): string {
  return `${title}: ${SAMPLE}`;
}

export function isSampleDescription(text: string): boolean {
  return text.endsWith(`: ${SAMPLE}`);
}

const SAMPLE = "what it is and whom it helps. Search results show this sentence, so write your own here.";
