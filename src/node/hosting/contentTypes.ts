import { extname } from "node:path";

/** Content types by file extension: of what a build writes, and of other files in a `public` folder. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** Extensions of files that are worth compressing. */
export const compressible: readonly string[] = ["css", "html", "js", "json", "svg", "txt", "webmanifest", "xml"];

/** Bytes below which a header costs more than compression saves. */
export const WORTHWHILE = 512;

/** The content type of a file with an unknown extension. */
export const UNKNOWN_TYPE = "application/octet-stream";

/** The content type of a file by the extension of its name. */
export function contentTypeOf(name: string): string {
  return contentTypes[extname(name).slice(1)] ?? UNKNOWN_TYPE;
}
