/** The names of page files. */
import { posix } from "node:path";
import { fileStem } from "../../model/routes.ts";
import { pageFile } from "../check/files/sitePaths.ts";
import { portablePath } from "../check/files/portable.ts";
import { quote } from "../check/wording/words.ts";
import type { ToldLine } from "./outcome.ts";
import type { PageOfSite, Survey } from "./survey.ts";

/** The file for a page with a route; undefined if that name is not allowed. */
function fileFor(route: string): string | undefined {
  const file = portablePath(pageFile(fileStem(route)));
  return SIGN_FIRST.test(file) ? undefined : file;
}

/** A part that begins with a sign: "_" keeps a file from being a page, and commands take "-" for an option. */
const SIGN_FIRST = /(?<=^|\/)[_-]+/;

/** The name of the file of a new page, from its route. */
function nameFor(route: string): string {
  const parts = fileStem(route).split("/");
  return parts
    .map((part) => part.replace(SIGN_FIRST, ""))
    .filter(Boolean)
    .join("/");
}

/** The existing file with this name, ignoring case. */
function sameFile({ files }: Survey, file: string): string | undefined {
  return Object.keys(files).find((other) => other.toLowerCase() === file.toLowerCase());
}

/** File systems allow 255 characters, some of which are needed for a temporary file. */
const FILE_NAME = /^[a-z0-9][\w.-]{0,199}(?:\/[a-z0-9][\w.-]{0,199})*$/i;

/** @param file The requested name, with or without "pages/" and ".json"; by default, it is made from the route. */
export function newFile(survey: Survey, route: string, file?: string): { file: string } | { told: ToldLine[] } {
  const asked = file?.replace(/^(?:\.\/)?pages\//, "").replace(/\.json$/i, "");
  const name = asked ?? nameFor(route);
  if (!FILE_NAME.test(name) && name !== "") {
    const told = `${quote(file ?? route)} cannot be the name of a file.`;
    const typed = `${told} Write a name like "about-us" after --file.`;
    return { told: [{ typed, plain: `${told} Choose another address.` }] };
  }
  const wanted = portablePath(pageFile(name || "page"));
  const taken = sameFile(survey, wanted);
  if (taken === undefined) return { file: wanted };
  const page = survey.pages.find((each) => each.file === taken);
  const about = page ? `: it is the page "${page.route}"` : "";
  const typed = `${taken} exists already${about}. Give the file another name, for example --file ${name}-2.`;
  return { told: [{ typed, plain: `A file of this name exists already${about}. Choose another address.` }] };
}

/** The file of a page after a move: renamed if its old name was made from its route and the new name is free. */
export function moveFile(survey: Survey, page: PageOfSite, to: string): string {
  const moved = fileFor(to);
  if (moved === undefined || page.file !== fileFor(page.route)) return page.file;
  const taken = sameFile(survey, moved);
  return taken === undefined || taken === page.file ? moved : page.file;
}

/** A relative path in a file, adapted to another folder. */
export function schemaPath(written: string, from: string, to: string): string {
  if (/^(?:[a-z]+:|\/)/i.test(written) || posix.dirname(from) === posix.dirname(to)) return written;
  const target = posix.join(posix.dirname(from), written);
  const moved = posix.relative(posix.dirname(to), target);
  return moved.startsWith(".") ? moved : `./${moved}`;
}
