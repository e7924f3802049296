/** The faults of a file that is not JSON, also of one with more in it than a page. */
import type { Document } from "../document/document.ts";
import { withEdits } from "../document/edited.ts";
import { endAgain, startAgain } from "./brackets/endAgain.ts";
import { type Faults, faultsIn } from "./faultsIn.ts";
import { isJsonText } from "./isJsonText.ts";
import { notJson, otherStart, type OtherStart } from "./pasted/otherStart.ts";
import { firstVersion } from "./pasted/versions.ts";

/** Returns at least one fault. */
export function faultsInFile(text: string, role: Document["role"]): Faults {
  const start = otherStart(text, role) ?? firstVersion(text) ?? startAgain(text) ?? endAgain(text);
  if (start) return beside(start);
  const found = faultsIn(text);
  return found.told.length > 0 ? found : { told: [notJson("This is not JSON.", { offset: 0, length: 1 }, role)] };
}

/** The fault of what stands beside the page, and the faults of the page. */
function beside({ told, page, fields = "" }: OtherStart): Faults {
  if (page === undefined) return { told: [told] };
  const { told: others, mended } = faultsIn(page);
  return { told: [told, ...others], ...(mended && { mended: fields === "" ? mended : withFields(mended, fields) }) };
}

/** Inserts fields before the others of the page. */
function withFields(mended: NonNullable<Faults["mended"]>, fields: string): NonNullable<Faults["mended"]> {
  const edit = { offset: mended.text.indexOf("{") + 1, length: 0, text: fields };
  const text = withEdits(mended.text, [edit]);
  if (!isJsonText(text)) return mended;
  const unread = mended.unread.map((each) => ({ ...each, offset: each.offset + fields.length }));
  return { ...mended, text, edits: [...mended.edits, edit], unread };
}
