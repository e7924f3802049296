import { hash } from "node:crypto";

/** By which a file is remembered, and by which a build knows what it was made of: SHA-256 of a text or of bytes, in base64url. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url");
}
