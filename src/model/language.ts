/** Whether a language, as in `"en-GB"`, is English. */
export function isEnglish(language: string): boolean {
  return /^en\b/i.test(language);
}

/** Whether numbers and words can be written in a language of that code. The check renders pages of a site with a wrong one as well. */
export function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}
