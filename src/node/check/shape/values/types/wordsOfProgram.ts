/** The words of the program as texts, without the names of those that they take the place of. */
import type { Json } from "../../../../../model/fields.ts";
import { inEnglish, translations } from "../../../../../model/wordsOf.ts";
import { isGroup } from "../../../json.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { fold, sameLetters, exactOrAlike } from "../../../wording/suggest.ts";
import { example } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { named } from "../../wrong.ts";
import type { Fixer } from "../../wrongType.ts";

export const wordsOfProgram: Fixer = (wrong) => {
  const { document, path, value, schema } = wrong;
  if (document.role !== "site" || path.join() !== "words" || isGroup(value)) return undefined;
  const names = Object.keys(schema.properties ?? {});
  const all = typeof value === "string" ? value.split(/[,;\n] *(?=\w+ ?[:=])/) : [value].flat();
  const entries = all.map((each) => entryOf(each, names));
  if (entries.length === 0 || entries.includes(undefined)) return undefined;
  const found = withoutRepeats(entries as Entry[]);
  const isOpen = found.some(({ name }) => name === undefined);
  const fields = found.map(({ name = "…", text }) => `${example(name)}: ${example(text)}`);
  const shown = `{ ${fields.join(", ")} }`;
  const own = isOpen ? ", with names that docs/blocks.md has for the three dots" : withOwn(shown);
  return { fix: `write it like this${own}: ${named(wrong, shown)}.` };
};

interface Entry {
  name: string | undefined;
  text: string;
}

/** A name that two texts would have is left open for the second one. */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string | undefined>();
  return entries.map(({ name, text }) => {
    const isAgain = seen.has(name);
    seen.add(name);
    return { name: isAgain ? undefined : name, text };
  });
}

/** A text with the name of the words that it stands for, if it says or shows which ones; undefined for anything else. */
function entryOf(value: Json, names: readonly string[]): Entry | undefined {
  if (isGroup(value) && Object.keys(value).some((name) => names.includes(name))) return undefined;
  const parts = Array.isArray(value) ? value : isGroup(value) ? Object.values(value) : [value];
  const texts = parts.filter((part) => typeof part === "string");
  if (texts.length !== parts.length || texts.length === 0 || texts.length > 2) return undefined;
  const [first, second] = texts.length === 2 ? texts : (/^\s*(\w+)\s*[:=]\s*(\S.*)$/su.exec(texts[0]!)?.slice(1) ?? []);
  const name = first === undefined ? undefined : exactOrAlike(first, names);
  if (name !== undefined) return { name, text: second! };
  if (texts.length > 1) return undefined;
  const [text] = texts as [string];
  const said = nameOf(text, names);
  return said === undefined && names.includes(text)
    ? { name: text, text: "…" }
    : { name: said ?? sameLetters(text, names), text };
}

/** The only words that the program has in such letters, in any of its languages. */
function nameOf(text: string, names: readonly string[]): string | undefined {
  const folded = fold(text);
  const said = [inEnglish, ...Object.values(translations)];
  const same = names.filter((name) => said.some((words) => fold(String(words[name as "skip"])) === folded));
  return onlyOf(same);
}
