const YES = /^(?:yes|y|on|1|true|enabled?|checked|ja|wahr|oui|vrai|s[iíì]|sim|tak|evet)$/iu;
const NO = /^(?:no|n|off|none|0|false|disabled?|never|nein|falsch|non|faux|nee|não|nie|hayır)$/iu;

/** What a word means that stands for true or false; undefined for any other. */
export function truthOf(word: string): boolean | undefined {
  return YES.test(word) ? true : NO.test(word) ? false : undefined;
}
