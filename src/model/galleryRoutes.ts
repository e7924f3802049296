/** Where the block gallery is, in dev. */
export const GALLERY = "/blocks";

/** The page of one block: all its examples and its fields. */
export function blockRoute(type: string): string {
  return `${GALLERY}/${type}`;
}

/** One example alone, as a document with the site's styles. `number` counts from 1. */
export function exampleRoute(type: string, number: number): string {
  return `${blockRoute(type)}/${number}`;
}
