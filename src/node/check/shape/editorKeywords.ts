/** Keywords of our schemas that are there for editors and for us. No value is wrong because of them. */
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
