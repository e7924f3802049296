import { isReadable } from "../facts/facts.ts";
import { isNamed, unknownNames } from "../gone/names/unknownNames.ts";
import { spoiltNames } from "../gone/names/spoiltNames.ts";
import { formsOf, formToCopy, textForForm, withAsked } from "../gathered/forms/forms.ts";
import type { Context, Rule } from "../rule.ts";
import { onlyOf } from "../onlyOf.ts";
import { nearest } from "../wording/suggest.ts";
import { listNames } from "../wording/listNames.ts";
import { isGroup } from "../json.ts";
import { quote } from "../wording/words.ts";
import { withSpaces } from "../../../model/camelCase.ts";

/** A form that is named exists in pages/_site.json. */
export const unknownForm: Rule = {
  code: "unknown-form",
  severity: "error",
  docs: {
    title: "A form that does not exist",
    why: "The block would have no form to show.",
    mend: "Write the name of one of the forms in `pages/_site.json`, or add the form there.",
  },
  isQuiet: ({ facts }, context) => {
    const names = formsOf(context);
    return names.length === 0 || facts.forms.every((name) => names.includes(name));
  },
  *run(context) {
    const names = formsOf(context);
    // That there is no form at all is reported elsewhere.
    if (names.length === 0) return;
    const asking = context
      .fields("form")
      .filter(isNamed)
      .filter((field) => !textForForm(field, context));
    const unknown = asking.filter(({ value }) => !names.includes(value));
    const spoilt = spoiltNames(context, "forms");
    const sound = names.filter((name) => !spoilt.includes(name));
    const copying = (name: string) => {
      const form = formToCopy(context, formIn(name, sound) ?? onlyOf(nearest(name, sound)));
      return form === undefined ? "" : ` (copy ${form}, and change the copy)`;
    };
    const forms = {
      names,
      // With a single place, the form that stood there until now is unused as well.
      idle: () => (unknown.length > 1 ? idleForm(names, context) : undefined),
      likely: (name: string) => formIn(name, sound),
      spoilt,
      meant: (name: string) => formInShared(name, sound, context),
      message: (name: string) => {
        const isShared = context.shared.has(name) ? ": that is a shared block" : "";
        return `there is no form called ${quote(name)} in pages/_site.json${isShared}.`;
      },
      add: (name: string) => `add the form ${quote(name)} to "forms" in pages/_site.json`,
      rename: (from: string, to: string) => `rename the form "${from}" in pages/_site.json to ${quote(to)}`,
    };
    // The form that may be copied is none of those to choose from.
    const choosing = [...unknownNames(unknown, forms)];
    const add = (name: string) => forms.add(name) + copying(name);
    for (const [i, each] of [...unknownNames(unknown, { ...forms, add })].entries())
      yield each.fix === undefined ? each : { ...each, fix: withAsked(context, each.fix, choosing[i]!.fix) };
  },
};

/** The fix if the name of a shared block stands in place of that of the form in it. */
function formInShared(name: string, names: readonly string[], { shared }: Context): { fix: string } | undefined {
  const block = shared.get(name)?.data?.["block"];
  const form = names.find((each) => isGroup(block) && block["form"] === each);
  if (form === undefined) return undefined;
  const others = names.filter((each) => each !== form);
  const or = others.length > 0 ? `, or another form: ${listNames(others)}` : "";
  return { fix: `write "${form}", which is the form in that block${or}.` };
}

/** The only form whose name is among the words of a text: "discuss" of "Discuss Your Project". */
function formIn(text: string, names: readonly string[]): string | undefined {
  const words = spoken(text);
  const [only, ...others] = names.filter((name) => words.includes(spoken(name)));
  return others.length === 0 ? only : undefined;
}

/** The words of a text with a space around each: " call back " for "callBack" and "Call-back". */
function spoken(text: string): string {
  const words = withSpaces(text).toLowerCase();
  return ` ${words.replace(/[^\p{L}\d]+/gu, " ").trim()} `;
}

function idleForm(names: readonly string[], { documents, fields, unpublished }: Context): string | undefined {
  if (!documents.every(isReadable)) return undefined;
  const used = new Set(fields("form").map(({ value }) => value));
  for (const { facts } of documents) for (const name of facts?.forms ?? []) used.add(name);
  const [idle, ...more] = names.filter((name) => !used.has(name) && !unpublished.mentions(name));
  return more.length === 0 ? idle : undefined;
}
