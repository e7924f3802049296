import type { Place } from "../place.ts";
import { OUT, TAKE_IT_OUT } from "../wording/commas.ts";
import type { Path, Schema } from "../../../model/fields.ts";
import { fieldOf } from "../json.ts";
import { mayBeThere } from "../mayBeThere.ts";
import { isWritten } from "../outline/written.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import { pointerOf } from "../../../model/pointer.ts";
import type { Context, Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { quote } from "../wording/words.ts";

/** Every text and every drawing that an author wrote is shown on the page. */
export const unseenText: Rule = {
  code: "unseen-text",
  severity: "error",
  docs: {
    title: "A text or a drawing that is shown nowhere",
    why: "Some fields go with others: a caption goes with its picture, the heading of a form with its form. Alone, visitors would never see them.",
    mend: "Take it out, or add the field that it goes with. [The list of blocks](blocks.md) says what each field is for.",
  },
  isQuiet: ({ outline }) => outline?.blocks.every((placed) => placed?.outline.unseen.length === 0) ?? true,
  *run(context) {
    const told = new Set<string>();
    for (const { drawn } of outlinesOf(context)?.pages ?? []) {
      for (const placed of drawn) {
        for (const inner of placed?.outline.unseen ?? []) {
          const { document, path } = placed!.sourceOf(withoutParagraph(inner));
          const key = document.file + pointerOf(path);
          if (told.has(key) || !isSure(context, { document, path })) continue;
          told.add(key);
          yield { document, path, point: "name", ...say(String(path.at(-1)), schemaOf(context, { document, path })) };
        }
      }
    }
  },
};

/** Whether nothing is wrong with the fields that it goes with. */
function isSure(context: Context, place: Place): boolean {
  const { document, path } = place;
  const group = path.slice(0, -1);
  const { shownWith, shownWithout } = schemaOf(context, place) ?? {};
  const others = [shownWith, shownWithout].filter((name) => name !== undefined);
  return (
    isWritten(context, place) &&
    !mayBeThere(context, document, group) &&
    others.every((name) => context.isSound(document, [...group, name]))
  );
}

function schemaOf({ lookup }: Context, { document, path }: Place): Schema | undefined {
  return fieldOf(lookup.schemaAt(document, path.slice(0, -1))?.schema, String(path.at(-1)));
}

function say(name: string, { shownWith, shownWithout }: Schema = {}): Pick<Finding, "message" | "fix"> {
  const what = `${quote(name)} is shown nowhere`;
  if (shownWith !== undefined)
    return {
      message: `${what}, because there is no "${shownWith}".`,
      fix: `add "${shownWith}", or take "${name}" ${OUT}.`,
    };
  if (shownWithout !== undefined)
    return {
      message: `${what}, because "${shownWithout}" takes its place.`,
      fix: `take "${name}" ${OUT}, or "${shownWithout}".`,
    };
  const message = `${what}: the field that it goes with is missing, or another one takes its place.`;
  return { message, fix: `${TAKE_IT_OUT}, or add the field that it goes with; docs/blocks.md says which one.` };
}

/** The path of the field with a text, without the index of a paragraph. */
function withoutParagraph(path: Path): Path {
  return path.slice(0, path.findLastIndex((key) => typeof key === "string") + 1);
}
