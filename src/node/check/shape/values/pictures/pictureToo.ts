/** Pictures whose names are written wrongly and whose files are missing, too: both are told at once. */
import { onlyOf } from "../../../onlyOf.ts";
import { pictureAdvice } from "../../../gone/pictures/pictureMeant.ts";
import { altsOf, isWebAddress, leadsOut } from "../../../gathered/pictures/pictures.ts";
import { once } from "../../../../../model/once.ts";
import type { Context } from "../../../rule.ts";
import type { CodedFinding } from "../../../finding.ts";
import { withOwn } from "../../example/ownExample.ts";
import { quote } from "../../../wording/words.ts";

/** Adds to a finding about a name what to do about the file, and the description that the picture has already. */
export function withMissingPictures(context: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  const { images } = context;
  if (!images) return [...findings];
  const advice = once(() => pictureAdvice(images));
  return findings.map((finding) => {
    const { picture, fix } = finding;
    if (picture === undefined || isWebAddress(picture) || leadsOut(picture)) return finding;
    if (images.has(picture)) return withAlt(context, finding, picture);
    const { fix: remedy, guess, edit } = advice()(picture);
    const only = onlyOf(guess ?? writtenBy(edit));
    const without = `There is no picture ${quote(picture)} so far`;
    // The suggestion names an existing picture, so that it can be copied.
    if (only === undefined || !fix?.includes(`"${picture}"`))
      return { ...finding, fix: `${fix} ${without}: ${remedy}` };
    const right = withAlt(context, { ...finding, fix: fix.replaceAll(`"${picture}"`, () => `"${only}"`) }, only);
    return { ...right, fix: `${right.fix} ${without}, but there is ${quote(only)}.` };
  });
}

/** The text that an edit would write. */
function writtenBy(edit: CodedFinding["edit"]): string[] {
  const text = edit?.({ offset: 0, length: 0 })?.text;
  return text === undefined ? [] : [JSON.parse(text) as string];
}

/** Adds the description that the same document has for the same picture. */
function withAlt(context: Context, finding: CodedFinding, src: string): CodedFinding {
  const { document, fix = "" } = finding;
  const open = `"src": ${JSON.stringify(src)}, "alt": "…"`;
  if (!fix.includes(open)) return finding;
  const same = altsOf(context).find((alt) => alt.document === document && alt.picture["src"] === src);
  if (!same) return finding;
  const filled = fix.replace(open, () => `"src": ${JSON.stringify(src)}, "alt": ${JSON.stringify(same.text)}`);
  const isWhole = withOwn(filled) === "";
  return { ...finding, fix: isWhole ? filled.replace(withOwn(open), "") : filled };
}
