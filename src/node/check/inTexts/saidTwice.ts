/** A sentence or a paragraph that stands twice in a text, one right behind the other, as a paste leaves it. */

/** Shorter ones may be meant: "Come by. Come by." */
const LEAST = 20;
/** What may stand between two sentences: in a text, and in its JSON. */
const GAPS = [" ", "\n\n", "\\n\\n"];

/** The first such sentence. Its only point is that at its end. What is said three times in a row is said so on purpose. */
export function saidTwice(text: string): string | undefined {
  for (let end = text.indexOf("."); end >= 0; end = text.indexOf(".", end + 1)) {
    const start = startOfTwin(text, end);
    if (start === undefined) continue;
    const said = text.slice(start, end + 1);
    // What ends in the same words may begin with others.
    const isWhole = start === 0 || /\s/.test(text[start - 1]!);
    const around = [
      text.slice(0, start).trimEnd(),
      text
        .slice(end + 1)
        .trimStart()
        .slice(said.length)
        .trimStart(),
    ];
    if (isWhole && !around[0]!.endsWith(said) && !around[1]!.startsWith(said)) return said;
  }
  return undefined;
}

/** Whether a text, or one of the texts in a JSON, may have such a sentence. Runs for the JSON of every page. */
export function hasTwins(json: string): boolean {
  let end = json.indexOf(".");
  for (let next = json.indexOf(".", end + 1); next >= 0; next = json.indexOf(".", end + 1)) {
    // Few sentences end in the same letters as the one before.
    const isSame = next - end > LEAST && json.charCodeAt(end - 1) === json.charCodeAt(next - 1);
    if (isSame && json.charCodeAt(end - 2) === json.charCodeAt(next - 2) && startOfTwin(json, end) !== undefined)
      return true;
    end = next;
  }
  return false;
}

/** Where a sentence begins that ends at this point and stands right behind it again. */
function startOfTwin(text: string, end: number): number | undefined {
  const gap = GAPS.find((each) => text.startsWith(each, end + 1))?.length;
  const next = text.indexOf(".", end + 1);
  if (gap === undefined || next - end <= LEAST) return undefined;
  const said = text.slice(end + 1 + gap, next + 1);
  const start = end + 1 - said.length;
  return text.startsWith(said, start) && /\p{L}.*\s.*\p{L}/su.test(said) ? start : undefined;
}
