/** Names that authors give to places, in blocks that cannot be drawn because of another mistake in them. */
import type { Path } from "../../../model/fields.ts";
import { byName } from "../byName.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { PageOutline } from "./pageOutline.ts";

/** A name, and where the same one stands before it on the page. */
interface IdAgain {
  name: string;
  path: Path;
  earlier: Path;
}

const idsOf = perContext((context) => byName(context.fields("anchor"), ({ document }) => document.file));

/** The names of a page that are there twice and of which nothing is known from what is drawn. */
export function idsAgain(context: Context, { document, blocks }: PageOutline): IdAgain[] {
  if (!blocks.includes(undefined)) return [];
  const isDrawn = ([list, position]: Path) => list === "blocks" && blocks[Number(position)] !== undefined;
  const same = byName(idsOf(context).get(document.file) ?? [], ({ value }) => String(value));
  return [...same].flatMap(([name, [first, ...others]]) =>
    others.flatMap(({ path }) =>
      !(isDrawn(path) && isDrawn(first!.path)) ? [{ name, path, earlier: first!.path }] : [],
    ),
  );
}
