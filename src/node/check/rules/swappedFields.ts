import type { Path } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import { rangeOf } from "../document/position.ts";
import { exchange } from "../document/exchange.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { isSwappedPicture } from "../gathered/swapped.ts";
import { quote } from "../wording/words.ts";

/** One of the two fields, and what belongs into it. */
interface Side {
  path: Path;
  name: string;
  value: string;
}

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
function swapped(document: Document, paths: [Path, Path], wanted: [string, string]): Finding {
  const offset = (path: Path) => rangeOf(document, path, "value").offset;
  const places = paths.map((path, i) => ({ path, name: quote(String(path.at(-1))), value: quote(wanted[i]!) }));
  // Where its author looks first, and where the edit begins.
  const [first, second] = places.toSorted((a, b) => offset(a.path) - offset(b.path)) as [Side, Side];
  return {
    document,
    path: first.path,
    point: "value",
    message: `the values of ${first.name} and ${second.name} have changed places.`,
    fix: `write ${first.value} into ${first.name}, and ${second.value} into ${second.name}.`,
    edit: () => exchange(document, first.path, second.path),
  };
}
