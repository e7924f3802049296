import type { Path } from "../../../model/fields.ts";
import { isGroup } from "../lookup.ts";
import { extentOf } from "../document/position.ts";
import type { Rule } from "../rule.ts";
import type { Document, Edit, Finding } from "../site.ts";
import { isSwappedPicture } from "../gathered/swapped.ts";
import { quote } from "../words.ts";

/** What is written in a field is meant for that field. */
export const swappedFields: Rule = {
  code: "swapped-fields",
  severity: "error",
  docs: {
    title: "Two fields whose values have changed places",
    why: "The words stand where a file or an address belongs, so there would be no picture, or nothing to click.",
    mend: 'Let the two values change places: the file belongs into `"src"` and the address into `"href"`, the words belong into the other field.',
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

function exchange(document: Document, first: Path, second: Path): Edit | undefined {
  const extents = [extentOf(document, first), extentOf(document, second)];
  const [early, late] = extents.toSorted((a, b) => (a?.offset ?? 0) - (b?.offset ?? 0));
  if (!early || !late) return undefined;
  const { text } = document;
  const written = ({ offset, length }: { offset: number; length: number }) => text.slice(offset, offset + length);
  const between = text.slice(early.offset + early.length, late.offset);
  const length = late.offset + late.length - early.offset;
  return { offset: early.offset, length, text: written(late) + between + written(early) };
}
