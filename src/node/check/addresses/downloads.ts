/** File names in place of addresses. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { plainLetters } from "../../../model/plainLetters.ts";
import { sameLetters } from "../wording/suggest.ts";
import { quote } from "../wording/words.ts";
import { lastPart } from "../pathParts.ts";

/** The file extensions of downloads, for the end of a regex. */
export const DOWNLOADS = String.raw`\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|ics|zip|mp[34])`;
const DOWNLOAD = new RegExp(`${DOWNLOADS}$`, "i");

/** The file extensions of pages in this and other programs, for the end of a regex. */
export const PAGE_FILE = String.raw`\.(?:[sx]?html?|json|mdx?|markdown|php\d?|aspx?|jsp|[jt]sx?|vue|astro|svelte|ya?ml)`;
/** The ending of such a file. */
export const PAGE_ENDING = new RegExp(`${PAGE_FILE}$`, "i");

/** Whether a text is a file name and no domain: "prices.pdf". The domains of Moldova end like Markdown files. */
export function isFileName(text: string): boolean {
  return isDownload(text) || isPictureFile(text) || (PAGE_ENDING.test(text) && !/^www\./i.test(text));
}

/** The message for a link to the file of a page; undefined for other addresses. */
export function linkToPageFile(href: string): string | undefined {
  if (!/^[\w./-]+$/.test(href) || !PAGE_ENDING.test(href)) return undefined;
  return `${quote(href)} is the name of a file, but a link leads to the address of a page.`;
}

/** Whether an address is that of a file to download, such as a PDF. */
export function isDownload(address: string): boolean {
  return DOWNLOAD.test(address);
}

/**
 * The fix that puts a file into the folder public.
 * @param images The files in images/, where it may be.
 * @param otherwise An alternative, starting with a comma.
 */
export function puttingFile(name: string, images?: ReadonlySet<string>, otherwise = ""): string {
  const inImages = name.replace(/^images\//, "");
  const own = name.replace(/^public\//, "");
  const plain = lastPart(inImages);
  const instead = name === plain ? "" : `, and write "/${plain}" here`;
  if (images?.has(inImages))
    return `move the file images/${inImages} into the folder public${instead}: visitors get only pictures from images/.`;
  const address = own === name ? "" : `write "/${own}", and `;
  return `${address}put the file into the folder public: public/${own}${otherwise}.`;
}

/** The file in the folder public that a name means, letter case and hyphens aside. */
export function servedAs(name: string, served: ReadonlySet<string> = new Set()): string | undefined {
  return served.has(name) ? name : sameLetters(name, [...served]);
}

/**
 * The fix for the path of a file to download; undefined for any other address.
 * @param served The files in the folder public.
 */
export function adviceOnFile(href: string, served: ReadonlySet<string> = new Set()): string | undefined {
  if (!isDownload(href) || /[:\\#?]/.test(href)) return undefined;
  const written = href.replace(/^[./]*(?:public\/)?/, "");
  const name = plainLetters(written).replace(/\s+/g, "-");
  if (!/^[\w-][\w/.-]*$/.test(name)) return undefined;
  const there = servedAs(name, served);
  if (there !== undefined) return `write "/${there}".`;
  const renamed = name === written ? "" : `rename the file to ${quote(name)}, `;
  return `${renamed}write "/${name}", and ${puttingFile(name)}`;
}
