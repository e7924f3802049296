/** Names of files in the place of addresses. */
import { isPictureFile } from "../../../model/imageTypes.ts";

/** Whether it is the name of a file, and not that of a site: "prices.pdf". */
export function isFileName(text: string): boolean {
  return isDownload(text) || isPictureFile(text) || /\.(?:html?|json|php)$/i.test(text);
}

/** Files beside the pages that links may lead to: a PDF, for example. */
export function isDownload(address: string): boolean {
  return /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|ics|zip|mp[34])$/i.test(address);
}

export function puttingFile(name: string): string {
  return `put the file into the folder public: public/${name}.`;
}
