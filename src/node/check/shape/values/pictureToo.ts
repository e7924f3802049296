/** Pictures that are named in another way than they should be, and are not there either: both is told at once. */
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { pictureAdvice } from "../../gone/pictureMeant.ts";
import { isWebAddress, leadsOut } from "../../gathered/pictures.ts";
import { valueAt } from "../../json.ts";
import { once } from "../../once.ts";
import type { Context } from "../../rule.ts";
import type { CodedFinding } from "../../finding.ts";
import { quote } from "../../wording/words.ts";

const CODES: readonly string[] = ["unknown-property", "wrong-type"];

/** Adds what is to be done for the file to what is said of its name. */
export function withMissingPictures({ images }: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  if (!images) return [...findings];
  const advice = once(() => pictureAdvice(images));
  return findings.map((finding) => {
    const src = pictureIn(finding);
    if (src === undefined || images.has(src)) return finding;
    return { ...finding, fix: `${finding.fix} There is no picture ${quote(src)} so far: ${advice()(src).fix}` };
  });
}

/** The name of a picture that is to be written into a group. */
function pictureIn({ code, document, path, fix }: CodedFinding): string | undefined {
  if (!CODES.includes(code) || !fix?.includes('{ "src": "')) return undefined;
  const data = document.written ?? document.data;
  const src = data && valueAt({ ...document, data }, path);
  const isName = typeof src === "string" && isPictureFile(src) && fix.includes(`"src": ${JSON.stringify(src)}`);
  return isName && !isWebAddress(src) && !leadsOut(src) ? src : undefined;
}
