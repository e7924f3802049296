/** Names of the files of pages. */
import { posix } from "node:path";
import { fileStem } from "../../model/routes.ts";
import { pageFile } from "../check/files/sitePaths.ts";
import { portablePath } from "../check/files/portable.ts";
import { quote } from "../check/wording/words.ts";
import type { ToldLine } from "./outcome.ts";
import type { PageOfSite, Survey } from "./survey.ts";

/** The file for a page at a route; undefined where a page's file cannot have such a name. */
function fileFor(route: string): string | undefined {
  const file = portablePath(pageFile(fileStem(route)));
  return file.includes("/_") ? undefined : file;
}

/** The file of the site that has this name, also where capital letters make no difference. */
function sameFile({ files }: Survey, file: string): string | undefined {
  return Object.keys(files).find((other) => other.toLowerCase() === file.toLowerCase());
}

/** Disks take 255 characters, and some are needed while a file is written. */
const FILE_NAME = /^[a-z0-9][\w.-]{0,199}(?:\/[a-z0-9][\w.-]{0,199})*$/i;

/** @param file As it is asked for, with or without "pages/" and ".json"; left out, it is called after the address. */
export function newFile(survey: Survey, route: string, file?: string): { file: string } | { told: ToldLine[] } {
  const asked = file?.replace(/^(?:\.\/)?pages\//, "").replace(/\.json$/i, "");
  const name = asked ?? fileStem(route).replaceAll(/(?<=^|\/)_+/g, "");
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

/** The file that a page is in when it has moved: named after its new address if it was named after the old one. */
export function moveFile(survey: Survey, page: PageOfSite, to: string): string {
  const moved = fileFor(to);
  if (moved === undefined || page.file !== fileFor(page.route)) return page.file;
  const taken = sameFile(survey, moved);
  return taken === undefined || taken === page.file ? moved : page.file;
}

/** A relative address in a file, when the file moves to another folder. */
export function schemaPath(written: string, from: string, to: string): string {
  if (/^(?:[a-z]+:|\/)/i.test(written) || posix.dirname(from) === posix.dirname(to)) return written;
  const target = posix.join(posix.dirname(from), written);
  const moved = posix.relative(posix.dirname(to), target);
  return moved.startsWith(".") ? moved : `./${moved}`;
}
