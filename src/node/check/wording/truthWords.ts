const YES =
  /^(?:yes|y|on|1|true|enabled?|checked|ja|wahr|oui|vrai|s[iíì]|verdadero|vero|sim|verdadeiro|waar|tak|prawda|evet|doğru)$/iu;
const NO =
  /^(?:no|n|off|none|0|false|disabled?|never|nein|falsch|non|faux|falso|nee|onwaar|não|nie|fałsz|hayır|yanlış)$/iu;

/** The meaning of a word for true or false; undefined for any other word. */
export function truthOf(word: string): boolean | undefined {
  return YES.test(word) ? true : NO.test(word) ? false : undefined;
}

/** Whether a word says that nothing is meant to stand in its place: "none", "n/a" and "-". */
export function meansNothing(word: string): boolean {
  return NOTHING.test(word) || truthOf(word) === false;
}

const NOTHING = /^(?:nothing|null|nil|n\/?a|[-–—]+|keine?|ninguno|aucune?)$/i;
