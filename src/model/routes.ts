/** Folders of files with a content hash in their names: they never change. */
export const keptFolders = ["assets", "images"] as const;

/** The folder of the page data that scripts fetch; search engines are kept out of it. */
export const DATA = "data";

/** Folders that browsers or search engines treat in another way than pages, so that no page may live in them. */
export const ownFolders: readonly string[] = [...keptFolders, DATA];

/** The route of the page that is shown at every unknown address. */
export const NOT_FOUND = "/404";

/** The name of a page's files without extension: "/" -> "index", "/contact" -> "contact". */
export function fileStem(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}

/** The HTML file of a page, below the folder of the built site. */
export function documentFile(route: string): string {
  return `${fileStem(route)}.html`;
}

/** The HTML file at another address of a page. */
export function aliasFile(alias: string): string {
  return `${fileStem(alias)}/index.html`;
}

/** The route whose files have a name; the inverse of `fileStem`. */
export function routeOf(stem: string): string {
  return stem === "index" ? "/" : `/${stem}`;
}

/** Where a page's data is served. */
export function dataPath(route: string): string {
  return `/${DATA}/${fileStem(route)}.json`;
}

/** Where the data that all pages share is served. No route has a dot, so that it is no page's data as well. */
export const siteDataPath = `/${DATA}/all.pages.json`;

/** Where the spellings of all addresses are served, when they are too many for the not-found page. */
export const spellingsPath = `/${DATA}/all.addresses.json`;
