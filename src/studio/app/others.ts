/** Tells the author what others have changed in the file on the screen. */
import type { OpenFile } from "../document/openFile.ts";
import { text } from "../site/siteData.ts";
import { dirtyFiles, type Session } from "./session.ts";
import { titleOf } from "./titleOf.ts";

/** What a file of each role is called within a sentence. */
export const CALLED = { page: "this page", shared: "this block", site: "the site settings" } as const;

/** Undefined where the change is not visible, or where the dialog for conflicts tells of it. */
export function othersWords(before: Session, after: Session): string | undefined {
  const { open } = before.files[before.current]!;
  const now = after.files[before.current];
  const shown = after.files[after.current]!;
  const isDirty = dirtyFiles(before).includes(before.current);
  if (!now && shown.open.formerly?.includes(before.current)) {
    const [was, route] = [open, shown.open].map(routeOf);
    const done = was === route ? `renamed the file of “${titleOf(open)}”` : `moved “${titleOf(open)}” to ${route}`;
    return `Somebody else ${done}. ${isDirty ? "What you have written is in it." : "You see it as it is now."}`;
  }
  // Another one than before, when all others were deleted with it.
  if (!shown.stored && !shown.theirs && before.files[after.current]?.stored)
    return `Somebody else deleted “${titleOf(shown.open)}”, the last page of the site. Save it to have it back.`;
  if (!now) return `Somebody else deleted “${titleOf(open)}”. Now you see “${titleOf(shown.open)}”.`;
  if (now.theirs || now.open.now.text === open.now.text) return undefined;
  return isDirty
    ? `Somebody else saved ${CALLED[open.role]} too. What both of you changed stands in it now.`
    : `Somebody else saved ${CALLED[open.role]}. You see it as it is now.`;
}

function routeOf({ now }: OpenFile): string {
  return text(now.page?.["route"]);
}
