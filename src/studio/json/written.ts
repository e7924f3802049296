/** The text of a file beside what an editor has of it: an editor counts each end of a line as one character, whichever it is. */
import { type ChangeSet, StateEffect, StateField, type Extension } from "@codemirror/state";

/** The text is this one now. */
const replaced = StateEffect.define<string>();

/** The text of a file with all that was typed, and every other character as it was. */
export const written = StateField.define<string>({
  create: () => "",
  update(text, { changes, effects }) {
    const given = effects.findLast((effect) => effect.is(replaced))?.value as string | undefined;
    return given ?? (changes.empty ? text : withChanges(text, changes));
  },
});

/** What an editor starts with. */
export function startingWith(text: string): Extension {
  return written.init(() => text);
}

export function replacedBy(text: string): StateEffect<string> {
  return replaced.of(text);
}

/** The text as an editor has it. */
export function asEdited(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

function withChanges(text: string, changes: ChangeSet): string {
  const lineEnd = /\r\n?|\n/.exec(text)?.[0] ?? "\n";
  let result = "";
  let copied = 0;
  const places = placesIn(text);
  changes.iterChanges((...[from, to, , , inserted]) => {
    result += text.slice(copied, places(from)) + inserted.toString().replaceAll("\n", lineEnd);
    copied = places(to);
  });
  return result + text.slice(copied);
}

/** Where in the text a place of the editor is; asked for from the start to the end. */
function placesIn(text: string): (place: number) => number {
  let [at, seen] = [0, 0];
  return (place) => {
    for (; seen < place; seen++) at += text.startsWith("\r\n", at) ? 2 : 1;
    return at;
  };
}
