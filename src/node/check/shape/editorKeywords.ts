/** Keywords of our schemas for editors and for us, which validation ignores. */
export const editorKeywords: readonly string[] = [
  "kind",
  "tsType",
  "errorMessage",
  "patternErrorMessage",
  "enumDescriptions",
  "defaultSnippets",
  "doNotSuggest",
  "shownWith",
  "shownWithout",
  "setInMarks",
  "place",
  "sameAs",
];
