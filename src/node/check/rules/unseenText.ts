import type { Path } from "../../../model/fields.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import { pointerOf } from "../../../model/pointer.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** Whatever an author wrote to be read is on the page. */
export const unseenText: Rule = {
  code: "unseen-text",
  severity: "error",
  docs: {
    title: "A text that is shown nowhere",
    why: "Some fields go with others: a caption goes with its picture, the heading of a form with its form. Alone, visitors would never see them.",
    mend: "Take the text out, or add the field that it goes with. [The list of blocks](blocks.md) says what each field is for.",
  },
  isQuiet: ({ outline }) => outline?.blocks.every((placed) => placed?.outline.unseen.length === 0) ?? true,
  *run(context) {
    const told = new Set<string>();
    for (const { blocks } of outlinesOf(context)?.pages ?? []) {
      for (const placed of blocks) {
        for (const inner of placed?.outline.unseen ?? []) {
          const { document, path } = placed!.sourceOf(fieldOf(inner));
          const key = document.file + pointerOf(path);
          if (told.has(key)) continue;
          told.add(key);
          const name = quote(String(path.at(-1)));
          const message = `${name} is shown nowhere: the field that it goes with is missing, or another one takes its place.`;
          const fix = `take it out, or add the field that it goes with; docs/blocks.md says which one.`;
          yield { document, path, point: "name", message, fix };
        }
      }
    }
  },
};

/** The field that a text is in, when it is one of a list of paragraphs. */
function fieldOf(path: Path): Path {
  return path.slice(0, path.findLastIndex((key) => typeof key === "string") + 1);
}
