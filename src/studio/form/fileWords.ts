/** The words for mistakes that no form makes: somebody changed the file by hand. */
import { joined, short } from "../../node/check/wording/words.ts";
import { labelAt, labelled, withLabels, type Worded } from "./labels.ts";
import { blocksMeant, namesMeant } from "./namesMeant.ts";

export const FILE_WORDS: Readonly<Record<string, Worded>> = {
  "byte-order-mark": () => ({
    message: "The file starts with a mark that cannot be seen.",
    fix: "take it out. Saving takes it out as well.",
  }),
  "duplicate-key": (at, { message }) => {
    const [, first] = /\bline \d+: "(.*?)"\./.exec(message) ?? [];
    const what = first === undefined ? "" : ` The first one says “${first}”.`;
    return { message: `${labelAt(at)} is there more than once.`, fix: `keep one of them. The last is shown.${what}` };
  },
  "unknown-property": (at, { message, fix }) => {
    const [, name = ""] = /^"([^"]+)"/.exec(message) ?? [];
    const says = typeof at.value === "string" && at.value !== "" ? ` It says “${short(at.value)}”.` : "";
    const [meant] = namesMeant({ ...(fix && { fix }) });
    const way = meant === undefined ? "take it out." : `make it ${withLabels(at, `"${meant}"`)}, or take it out.`;
    // The name of a block's type stands in no form.
    const isPlain = / is not something \S+ \S+ has\.$/.test(message);
    const words = isPlain ? `There is no field “${name}” here.` : message.replace(`"${name}"`, `“${name}”`);
    return { message: words, fix: way + says };
  },
  "unknown-block": (at, { message, fix }) => {
    const meant = blocksMeant(at.lookup, { ...(fix && { fix }) }).map(({ words }) => words);
    const way = "delete it, or put another block in its place.";
    return { message, fix: meant.length > 0 ? `did you mean ${joined(meant)}?` : way };
  },
  "wrong-type": (at, said) => ({ message: labelled(at, said).message, fix: "fill it in again." }),
};
