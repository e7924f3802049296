/** Reads a JSON string. */
import { controlInside } from "./controlInside.ts";
import { faulty, pieceOf } from "../pieces.ts";
import { strangeEscape } from "./strangeEscape.ts";
import type { Token } from "../tokens.ts";
import { unclosedInLine } from "./unclosedInLine.ts";

/** The token up to its closing mark or to its first fault. */
export function readString(text: string, offset: number): Token {
  for (let at = offset + 1; ; at++) {
    const character = text[at];
    if (character === '"') return pieceOf("string", text, { offset, length: at + 1 - offset });
    if (character === undefined || character === "\n" || character === "\r") return unclosedInLine(text, offset, at);
    if (character < " ") return controlInside(text, at);
    if (character !== "\\") continue;
    const wrong = wrongEscape(text, offset, at);
    if (wrong) return wrong;
    at++;
  }
}

/** The fault of a backslash, or of what it escapes. */
function wrongEscape(text: string, offset: number, at: number): Token | undefined {
  const escape = text[at + 1] ?? "\n";
  if (escape === "\n" || escape === "\r") return unclosedInLine(text, offset, at + 1);
  if (escape !== "u") return '"\\/bfnrt'.includes(escape) ? undefined : strangeEscape(text, offset, at);
  const [digits] = /^[\da-f]{0,4}/i.exec(text.slice(at + 2, at + 6))!;
  if (digits.length === 4) return undefined;
  if (at + 2 + digits.length === text.length) return unclosedInLine(text, offset, text.length);
  if (digits === "") return strangeEscape(text, offset, at);
  const message = `Behind \\u belong four digits, or letters from a to f, but here are only ${digits.length}.`;
  const fix = "write the character itself, or \\\\u where a backslash is meant.";
  return faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", message, fix });
}
