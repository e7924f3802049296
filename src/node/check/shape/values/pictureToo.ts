/** Pictures that are named in another way than they should be, and are not there either: both is told at once. */
import { pictureAdvice } from "../../gone/pictureMeant.ts";
import { isWebAddress, leadsOut } from "../../gathered/pictures.ts";
import { once } from "../../once.ts";
import type { Context } from "../../rule.ts";
import type { CodedFinding } from "../../finding.ts";
import { quote } from "../../wording/words.ts";

/** Adds what is to be done for the file to what is said of its name. */
export function withMissingPictures({ images }: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  if (!images) return [...findings];
  const advice = once(() => pictureAdvice(images));
  return findings.map((finding) => {
    const { picture, fix } = finding;
    if (picture === undefined || images.has(picture) || isWebAddress(picture) || leadsOut(picture)) return finding;
    const { fix: remedy, guess = [] } = advice()(picture);
    const [only, ...others] = guess;
    const without = `There is no picture ${quote(picture)} so far`;
    // What is to be copied names a picture that is there.
    return only !== undefined && others.length === 0 && fix?.includes(`"${picture}"`)
      ? { ...finding, fix: `${fix.replaceAll(`"${picture}"`, `"${only}"`)} ${without}, but there is ${quote(only)}.` }
      : { ...finding, fix: `${fix} ${without}: ${remedy}` };
  });
}
