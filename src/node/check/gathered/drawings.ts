/** Drawings that fields name without their folder and their ending. */

/** Where the drawings of a kind are, below `images/`. */
export const FOLDERS = { pictogram: "pictograms", logo: "logos" } as const;

export type Kind = keyof typeof FOLDERS;

/** Whether a field of this kind names a drawing. */
export function isDrawing(kind: string | undefined): kind is Kind {
  return kind !== undefined && Object.hasOwn(FOLDERS, kind);
}

/** The file of a drawing, below `images/`. */
export function drawingFile(kind: Kind, name: string): string {
  return `${FOLDERS[kind]}/${name}.svg`;
}
