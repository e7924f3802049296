/** What somebody has to know of what was pasted; undefined where all of it is as it was. @param sections How many are new. */
export function pastedWords(
  sections: number,
  { pictures, tables }: { pictures: number; tables: number },
): string | undefined {
  const told = [
    oneOrMany(
      sections,
      "1 section was made, as the text has headings.",
      "sections were made, as the text has headings.",
    ),
    oneOrMany(
      pictures,
      "1 picture was left out. Save it as a file, and add it where the form asks for a picture.",
      "pictures were left out. Save them as files, and add them where the form asks for a picture.",
    ),
    oneOrMany(tables, "1 table is now lines of words.", "tables are now lines of words."),
  ].filter(Boolean);
  return told.length > 0 ? told.join(" ") : undefined;
}

function oneOrMany(count: number, one: string, many: string): string {
  return count === 0 ? "" : count === 1 ? one : `${count} ${many}`;
}
