/** The fix for words that hold a place within a sentence. */
export function inPlaceOf(found: string): string {
  return `write the real words in the place of "${found}", or a sentence that needs none.`;
}
