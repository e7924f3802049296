/** Whether a language, as in `"en-GB"`, is English. */
export function isEnglish(language: string): boolean {
  return /^en\b/i.test(language);
}
