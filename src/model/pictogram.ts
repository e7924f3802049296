/** Id of a pictogram in the sprite: "services/web-development" is "services--web-development". */
export function symbolId(name: string): string {
  return name.replaceAll("/", "--");
}
