/** A picture among the paragraphs of a text, or in the place of all of it. */
import { BESIDE } from "../../../wording/commas.ts";
import { withOwn } from "../../example/ownExample.ts";
import { valueAt } from "../../../json.ts";
import { quote } from "../../../wording/words.ts";
import { asImage, IN_ANOTHER_BLOCK, isPicture, pictureHome } from "./pictureHome.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

export function pictureAmong(wrong: Wrong): Explanation | undefined {
  const { lookup, document, path, value } = wrong;
  const key = path.at(-1);
  const name = String(typeof key === "number" ? path.at(-2) : key);
  const text = typeof key === "number" ? path.slice(0, -1) : path;
  if (!isPicture(value) || lookup.schemaAt(document, text)?.schema.kind !== "markdown") return undefined;
  const message =
    typeof key === "number"
      ? "a picture cannot stand between paragraphs."
      : `a picture cannot stand in ${quote(name)}.`;
  const list = valueAt(document, text);
  const isFirst = !Array.isArray(list) || list.findIndex(isPicture) === key;
  const home = isFirst ? pictureHome(lookup, { document, path }) : undefined;
  const out = typeof key === "number" ? `take it out of ${quote(name)}, ${BESIDE}, and` : "write the text there, and";
  if (!home) return { code: "wrong-type", message, fix: `${out} ${IN_ANOTHER_BLOCK}` };
  const image = asImage(lookup, { document, path: home.path }, value);
  const own = withOwn(image);
  const what = typeof key === "number" ? "write it" : "write the picture";
  const fix = `${out} ${what} as a field of the ${home.noun}${own}: ${image}.`;
  return { code: "wrong-type", message, fix };
}
