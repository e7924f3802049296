/** The mistakes in a file that is not JSON, also where more than a page is in it. */
import type { Document } from "../document/document.ts";
import { withEdits } from "../document/edited.ts";
import { endAgain } from "./endAgain.ts";
import { type Faults, faultsIn } from "./faultsIn.ts";
import { isJsonText } from "./isJsonText.ts";
import { notJson, otherStart, type OtherStart } from "./otherStart.ts";
import { firstVersion } from "./versions.ts";

/** At least one. */
export function faultsInFile(text: string, role: Document["role"]): Faults {
  const start = otherStart(text, role) ?? firstVersion(text) ?? endAgain(text);
  if (start) return beside(start);
  const found = faultsIn(text);
  return found.told.length > 0 ? found : { told: [notJson("This is not JSON.", { offset: 0, length: 1 }, role)] };
}

/** What is told of a text that has more than a page in it, and of the page. */
function beside({ told, page, fields = "" }: OtherStart): Faults {
  if (page === undefined) return { told: [told] };
  const { told: others, mended } = faultsIn(page);
  return { told: [told, ...others], ...(mended && { mended: fields === "" ? mended : withFields(mended, fields) }) };
}

/** The same page with fields in front of its others. */
function withFields(mended: NonNullable<Faults["mended"]>, fields: string): NonNullable<Faults["mended"]> {
  const edit = { offset: mended.text.indexOf("{") + 1, length: 0, text: fields };
  const text = withEdits(mended.text, [edit]);
  if (!isJsonText(text)) return mended;
  const unread = mended.unread.map((each) => ({ ...each, offset: each.offset + fields.length }));
  return { ...mended, text, edits: [...mended.edits, edit], unread };
}
