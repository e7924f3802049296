/** Drawings, which fields name without folder and ending. */

/** The folder for each kind of drawing, relative to `images/`. */
export const FOLDERS = { pictogram: "pictograms", logo: "logos" } as const;

export type Kind = keyof typeof FOLDERS;

/** Whether a field of this kind names a drawing. */
export function isDrawing(kind: string | undefined): kind is Kind {
  return kind !== undefined && Object.hasOwn(FOLDERS, kind);
}

/** The file of a drawing, relative to `images/`. */
export function drawingFile(kind: Kind, name: string): string {
  return `${FOLDERS[kind]}/${name}.svg`;
}
