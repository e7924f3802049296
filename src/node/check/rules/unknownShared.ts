import { BESIDE } from "../wording/commas.ts";
import { isGone, sayGone } from "../wording/elsewhere.ts";
import { isNamed, unknownNames } from "../gone/names/unknownNames.ts";
import { movedBlocks, sayMovedBlocks } from "../gone/names/movedBlocks.ts";
import { sharedName } from "../files/misplaced.ts";
import { sharedFile } from "../files/sitePaths.ts";
import { formsOf } from "../gathered/forms/forms.ts";
import { textForShared } from "../gathered/forms/sharedTexts.ts";
import { didYouMean, insteadOf } from "../wording/instead.ts";
import { oneOf } from "../wording/listNames.ts";
import { isReadable, sharedUses } from "../facts/facts.ts";
import type { Context, Rule } from "../rule.ts";
import { wordsIn } from "../gone/pictures/sameWords.ts";
import { sameLetters } from "../wording/suggest.ts";
import { quote } from "../wording/words.ts";

/** `use` names a shared block that exists. */
export const unknownShared: Rule = {
  code: "unknown-shared",
  severity: "error",
  docs: {
    title: "A shared block that does not exist",
    why: "Nothing would be shown in this place.",
    mend: "Write the name of a file in `pages/_shared`, without `.json`.",
  },
  isQuiet: ({ facts }, { shared }) => facts.shared.every((name) => shared.has(name)),
  *run(context) {
    const { fields, shared, isThere } = context;
    // A file that holds something else is reported itself.
    const isTaken = (name: string) => isThere(sharedFile(name));
    const asking = fields("shared")
      .filter(isNamed)
      .filter((field) => !shared.has(field.value) && !isTaken(field.value) && !textForShared(field, context));
    if (shared.size === 0 && isGone(asking) && new Set(asking.map(({ value }) => value)).size > 1) {
      const message = "the folder pages/_shared is not there, or there is no shared block in it.";
      const fix = "put the folder with the shared blocks back.";
      return yield sayGone(message, asking, { all: "places ask for one.", fix });
    }
    const used = asking.length > 0 ? usedNames(context) : new Set();
    const moved = movedBlocks(asking, shared, (name) => used.has(name));
    yield* sayMovedBlocks(moved);
    const told = new Set(moved.map(({ own }) => own));
    const rest = asking.filter(({ value }) => !told.has(value));
    const paths = rest.filter(({ value }) => isPath(value) && !shared.has(sharedName(value)));
    const without = `take this block out, from { to }, ${BESIDE}`;
    for (const { document, path, value } of paths) {
      const message = `${quote(value)} is no name of a shared block: a name has no "/" and no "..".`;
      const otherwise = `${shared.size > 0 ? `write ${oneOf([...shared.keys()])}, or ` : ""}${without}.`;
      const instead = insteadOf(sharedName(value), [...shared.keys()]) ?? { fix: otherwise };
      yield { document, path, point: "value", message, ...instead };
    }
    const named = rest.filter((place) => !paths.includes(place));
    yield* unknownNames(named, {
      names: [...shared.keys()],
      idle: () => idleBlock(context),
      message: (name) =>
        `there is no shared block called ${quote(name)}${formsOf(context).includes(name) ? ": that is a form" : ""}.`,
      meant: (name) => {
        const own = sharedName(name);
        const meant = shared.has(own) ? own : own === name ? undefined : sameLetters(own, [...shared.keys()]);
        return meant === undefined ? undefined : didYouMean(meant);
      },
      likely: (name) => withSameWord(name, [...shared.keys()]),
      about: (name) => {
        const block = context.lookup.placeOf(shared.get(name)!, ["block"]);
        return block.replace(/^the block(?=$| \()/, "");
      },
      without,
      add: (name) => `add the file ${sharedFile(name)}`,
      rename: (from, to) => `rename ${sharedFile(from)} to ${to}.json`,
    });
  },
};

/** Whether the name is a path, which no file in the folder of shared blocks can have as its name. */
function isPath(name: string): boolean {
  return /[/\\]|^\./.test(name);
}

/** Words that say nothing about a block. */
const SMALL = /^(?:..?|all|and|for|new|old|our|the|your)$/;

/** The only name that shares a whole word with this one: "contact-form" for "contact-us". */
function withSameWord(name: string, names: readonly string[]): string | undefined {
  const words = new Set(wordsIn(name).filter((word) => !SMALL.test(word)));
  const [only, ...others] = names.filter((each) => wordsIn(each).some((word) => words.has(word)));
  return others.length === 0 ? only : undefined;
}

function usedNames(context: Context): ReadonlySet<string> {
  return new Set(Array.from(sharedUses(context), ({ name }) => name));
}

/** The only unused shared block: if only one name is unknown, that block is meant. */
function idleBlock(context: Context): string | undefined {
  const { documents, shared, unpublished } = context;
  if (!documents.every(isReadable)) return undefined;
  const used = usedNames(context);
  const [idle, ...more] = [...shared.values()].filter(({ name }) => !used.has(name) && !unpublished.mentions(name));
  return more.length === 0 ? idle?.name : undefined;
}
