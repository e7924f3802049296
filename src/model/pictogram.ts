/** Id of a pictogram's view in the sprite: "services/web-development" is "services--web-development". */
export function viewId(name: string): string {
  return name.replaceAll("/", "--");
}
