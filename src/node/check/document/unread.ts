import type { Document } from "./document.ts";

/** Whether an offset in the repaired text is in lines that only their author can repair: what stands there says nothing of what was written. */
export function isUnread({ mended }: Document, offset: number): boolean {
  return mended?.unread.some((range) => range.offset <= offset && offset < range.offset + range.length) ?? false;
}
