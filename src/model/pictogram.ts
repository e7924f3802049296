/** All pictograms of a site in one drawing. */
export interface PictogramSprite {
  /** Its address. */
  path: string;
  /** Those that it has, in their order. */
  names: readonly string[];
}

/** Id of the view of a pictogram in the sprite, by its place there: short, because pages have many. */
export function viewId(place: number): string {
  return `p${place}`;
}

/** Address of a pictogram. */
export function pictogramUrl({ path, names }: PictogramSprite, name: string): string {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`There is no pictogram called "${name}".`);
  return `${path}#${viewId(place)}`;
}
