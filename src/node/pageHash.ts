import { hash } from "node:crypto";

/** By which a page is remembered, and by which a build knows what it was made of: SHA-256 of the text or the bytes of its file, in base64url. */
export function pageHash(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url");
}
