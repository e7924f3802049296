import { hash } from "node:crypto";

/** SHA-256 in base64url, for cache keys. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url");
}
