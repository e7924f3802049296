import type { Place } from "../place.ts";
import type { Path } from "../../../model/fields.ts";
import { tokenNames, tokenSources } from "../../../model/tokens.ts";
import { rewrite } from "../document/rewrite.ts";
import { withoutSteps } from "../inTexts/filledByOthers.ts";
import { foreignNames } from "../inTexts/foreignNames.ts";
import type { SimilarName, NameAnswer } from "../inTexts/sayStrangeName.ts";
import { strangeNames } from "../inTexts/strangeNames.ts";
import { ownNames } from "../gathered/filled.ts";
import { changedAroundCode, withoutCode } from "../inTexts/markdown.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";

/** A name in braces is one that pages/_site.json fills in. */
export const unknownToken: Rule = {
  code: "unknown-token",
  severity: "error",
  docs: {
    title: "A name in braces that nothing is known for",
    why: "Names like {email} are filled in from `pages/_site.json`. This one would be shown as it is.",
    mend: "Correct the name, or write the words themselves. For braces that readers of a text should see, write a backslash before: `\\\\{name}`.",
  },
  each: {
    *text({ document, path, text: whole, kind }, context) {
      const text = withoutSteps(kind === "markdown" ? withoutCode(whole) : whole);
      const token = document.role === "site" ? tokenFrom(path) : undefined;
      const inner = token === undefined ? undefined : tokenNames.find((name) => text.includes(`{${name}}`));
      if (inner !== undefined) {
        const piece = `{${inner}}`;
        const message = `${piece} is not filled in here, because this text itself is filled in for {${token}}.`;
        yield { document, path, point: "value", piece, message, fix: "write the words themselves, without braces." };
      }
      const foreign = [...foreignNames(text, context)];
      for (const said of foreign) yield { document, path, point: "value", ...said };
      const rest = foreign.reduce((left, { piece }) => left.replaceAll(piece, ""), text);
      // The name is all that the entry has.
      const isEntry = typeof path.at(-2) === "number" && path.length > 3 && /^\s*\{\w+\}\s*$/.test(rest);
      const own = ownNames(document, path);
      for (const said of strangeNames(rest, context, { isEntry, own }))
        yield at({ document, path }, said, kind === "markdown");
    },
    *href({ document, value, path }, context) {
      // An address that starts with such a name leads nowhere, whatever the name is: another rule reports it.
      if (typeof value !== "string" || /^\$?\{+[^{}]*\}+(?:\/|$)/.test(value)) return;
      for (const said of strangeNames(value, context, { isAddress: true })) yield at({ document, path }, said);
    },
  },
};

/** @param hasCode Whether code between grave accents stays as it is. */
function at({ document, path }: Place, { alike, ...said }: NameAnswer, hasCode = false): Finding {
  const edit = ({ written, right }: SimilarName) => {
    const change = (words: string) => words.replaceAll(written, right);
    return {
      edit: (range: { offset: number; length: number }) =>
        rewrite(document, range, (text) => (hasCode ? changedAroundCode(text, change) : change(text))),
    };
  };
  return { document, path, point: "value", ...said, ...(alike && edit(alike)) };
}

/** The name that is filled in with the text at a path of pages/_site.json. */
function tokenFrom(path: Path): string | undefined {
  return tokenNames.find((name) => tokenSources[name].join("/") === path.join("/"));
}
