/** Whether nothing can be seen of a text. The schemas ask the same of texts, in the pattern of theirs. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** Beside spaces: controls, joiners and other marks without a shape, and two letters that are drawn as nothing. */
const SEEN = /[^\s\p{Cc}\p{Cf}\u2800\u3164]/u;
