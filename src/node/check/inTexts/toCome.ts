/** A few words that say only that something is missing so far. */
const TO_COME =
  /^(?:(?:(?:image|photo|picture|text|description) )?(?:is )?(?:later|soon|coming(?: soon)?|to (?:come|follow)|follows|pending|missing)|to ?do|tb[acd]|(?:not|nothing|none|no (?:image|photo|picture)) (?:there )?yet|no (?:image|photo|picture))$/;

/** Whether a text is only a word for what is missing so far: "later", "To do", "TBD". */
export function isToCome(text: string): boolean {
  return TO_COME.test(
    text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );
}
