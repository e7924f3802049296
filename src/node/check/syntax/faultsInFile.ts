/** The faults of a file that is not JSON, also of one with more in it than a page. */
import type { Document } from "../document/document.ts";
import { withEdits } from "../document/edited.ts";
import { endAgain, startAgain } from "./brackets/endAgain.ts";
import { withoutEdit } from "./fault.ts";
import { type Faults, faultsIn } from "./faultsIn.ts";
import { isJsonText } from "./isJsonText.ts";
import { blank, notJson, otherStart, type OtherStart } from "./pasted/otherStart.ts";
import { firstVersion } from "./pasted/versions.ts";

/** Returns at least one fault. */
export function faultsInFile(text: string, role: Document["role"]): Faults {
  const start = otherStart(text, role) ?? firstVersion(text) ?? startAgain(text) ?? endAgain(text);
  if (start) return beside(start);
  const found = withSecond(faultsIn(text), text);
  return found.told.length > 0 ? found : { told: [notJson("This is not JSON.", { offset: 0, length: 1 }, role)] };
}

/** Adds the faults of a second page or block behind the end of the first one, as they go with it to the file of its own. */
function withSecond(found: Faults, text: string): Faults {
  const second = found.told.find(({ isSecond }) => isSecond);
  if (!second) return found;
  const start = text.indexOf("{", second.offset);
  const { told } = faultsIn(blank(text.slice(0, start)) + text.slice(start));
  return { ...found, told: [...found.told, ...told.map(withoutEdit)] };
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
