/** Names that are filled in, in the syntax of other programs. */
import { fillable } from "../gathered/filled.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Finding } from "../finding.ts";

/** The address of a link in a text, which other rules check. */
const LINK_ADDRESS = /\]\([^()]*\)/g;

type ForeignNameAnswer = Pick<Finding, "message" | "fix"> & { piece: string };

/** Names in the syntax of other programs, outside of the addresses of links. */
export function* foreignNames(text: string, context: Context): Generator<ForeignNameAnswer> {
  // A quick test: most texts have neither of these.
  if (!/[$%]/.test(text)) return;
  for (const [piece, ...names] of text.replace(LINK_ADDRESS, "").matchAll(foreignIn(context))) {
    const name = names.find((each) => each !== undefined)!.toLowerCase();
    yield { piece, message: `a name that is filled in is not written as ${piece}.`, fix: `write "{${name}}".` };
  }
}

/** Matches `${phone}`, `%phone%`, `{% phone %}`, `{$phone}` and `$phone`. */
const foreignIn = perContext((context) => {
  const known = fillable(context).join("|");
  const forms = [
    `<\\?[^<>?$]{0,30}\\$(${known})\\b[^<>?$]{0,30}\\?>`,
    `[$%]\\{ ?(${known}) ?\\}`,
    `\\{?%\\{? ?(${known}) ?\\}?%\\}?`,
    `\\{\\$(${known})\\}`,
    `\\$(${known})\\b`,
  ];
  return new RegExp(forms.map((form) => `(?<![\\\\\\w])${form}`).join("|"), "gi");
});
