/** Parts of a path: of a route, of the name of a picture, of the file of a page. */

/** "blog.webp" of "panels/blog.webp". */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** "panels/" of "panels/blog.webp"; empty for a path without a folder. */
export function folderPart(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
