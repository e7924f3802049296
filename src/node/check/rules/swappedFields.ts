import type { Path } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import { exchange } from "../document/exchange.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { isSwappedPicture } from "../gathered/swapped.ts";
import { quote } from "../wording/words.ts";

/** What is written in a field is meant for that field. */
export const swappedFields: Rule = {
  code: "swapped-fields",
  severity: "error",
  docs: {
    title: "Two fields whose values have changed places",
    why: "Each of them has what the other one asks for: words where a file or an address belongs, or an option of the other one.",
    mend: 'Let the two values change places. Of a picture the file belongs into `"src"`, of a link the address into `"href"`.',
  },
  each: {
    *link({ document, path, href, label, isSwapped }) {
      // Where they belong is known already: `path` is the place of the address as it was written.
      if (isSwapped && label) yield swapped(document, [label.path, path], [href, label.words]);
    },
    *image({ document, value, path }) {
      if (!isGroup(value) || !isSwappedPicture(value["src"], value["alt"])) return;
      const { src, alt } = value;
      yield swapped(
        document,
        [
          [...path, "src"],
          [...path, "alt"],
        ],
        [alt as string, src as string],
      );
    },
  },
};

/** @param wanted What belongs at the two places. */
function swapped(document: Document, [first, second]: [Path, Path], wanted: [string, string]): Finding {
  const [one, other] = [first, second].map((path) => quote(String(path.at(-1)))) as [string, string];
  return {
    document,
    path: first,
    point: "value",
    message: `the values of ${one} and ${other} have changed places.`,
    fix: `write ${quote(wanted[0])} into ${one}, and ${quote(wanted[1])} into ${other}.`,
    edit: () => exchange(document, first, second),
  };
}
