/** Lists the files of a site that are documents, and their roles. */
import { oncePer } from "../../../model/once.ts";
import { append } from "../append.ts";
import { byFolder, folderOf, ONE_BY_ONE } from "../byName.ts";
import type { Astray } from "./astray.ts";
import { isJson } from "./endings.ts";
import { namesakeFolders, namesakes, sameName, unportableNames } from "./fileNames.ts";
import { isNoPage, misnamed } from "./misnamed.ts";
import { besidePages, isInPages, type Misplaced, misplaced, sharedElsewhere } from "./misplaced.ts";
import { namedOf, SHARED_FOLDER, SITE_FILE } from "./sitePaths.ts";
import type { Document } from "../document/document.ts";
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import { isMissed, unpublishedFolder } from "./unpublished.ts";
import { missingFiles } from "./missingFiles.ts";
import { noPages, strangeFolder, unknownFile } from "./unknownFile.ts";

/** The JSON files below `pages/` as unopened documents, sorted by path within each role. */
interface Listed {
  /** The documents that pages depend on: pages/_site.json and shared blocks. */
  common: Document[];
  pages: Document[];
  /** The problems of misnamed, misplaced and missing files. */
  problems: Problem[];
}

/** Cached, because one site is listed several times. */
const listedByPaths = oncePer((files: SiteFiles) => list(files, undefined));

/**
 * Returns new documents each time, because callers open them.
 * @param astray The files that have another role than their paths say.
 */
export function listSite(files: SiteFiles, astray?: Astray): Listed {
  const listed = astray ? list(files, astray) : listedByPaths(files);
  const unopened = (documents: readonly Document[]) => documents.map((document) => ({ ...document }));
  return { common: unopened(listed.common), pages: unopened(listed.pages), problems: [...listed.problems] };
}

function list(files: SiteFiles, astray: Astray | undefined): Listed {
  const listed: Listed = { common: [], pages: [], problems: [] };
  const all = Object.keys(files);
  const paths = all.filter(isInPages);
  const twins = namesakes(paths.filter(isJson));
  const others = new Set<string>();
  for (const [folder, inFolder] of byFolder(
    paths.filter((file) => isNoPage(file, files)),
    (file) => file,
  )) {
    if (inFolder.length <= ONE_BY_ONE) continue;
    listed.problems.push(noPages(folder, inFolder.length));
    for (const file of inFolder) others.add(file);
  }
  for (const file of paths.toSorted()) {
    if (others.has(file)) continue;
    const document = documentAt(file, { files, astray, twins }, listed.problems);
    if (document) listed[document.role === "page" ? "pages" : "common"].push(document);
  }
  for (const file of all.length > paths.length ? all.filter((each) => !isInPages(each)) : []) {
    const document = elsewhere(file, besidePages(file, files), listed.problems);
    if (document) listed.pages.push(document);
  }
  const folder = folderOfShared(listed.common);
  if (folder !== undefined) {
    listed.problems = listed.problems.filter(({ file }) => !file.startsWith(`${folder}/`));
    listed.problems.push(unknownFile(folder, renamedFolder));
  }
  const told = new Set([...listed.problems.map(({ file }) => file), ...others]);
  append(
    listed.problems,
    [...unportableNames(paths), ...namesakeFolders(paths)].filter(({ file }) => !told.has(file)),
  );
  const hasSite = listed.common.some(({ role }) => role === "site");
  append(listed.problems, missingFiles({ isEmpty: paths.length === 0, hasPage: listed.pages.length > 0, hasSite }));
  return listed;
}

const renamedFolder = {
  message: "This folder has the shared blocks, but it is not called _shared.",
  fix: `rename it to ${SHARED_FOLDER.slice(0, -1)}.`,
};

/** The folder of all shared blocks, if there are several and they are in one wrong folder. */
function folderOfShared(common: readonly Document[]): string | undefined {
  const shared = common.filter(({ role }) => role === "shared");
  const [folder, ...others] = new Set(shared.map(({ file }) => folderOf(file)));
  const isOther =
    folder !== undefined && others.length === 0 && !["pages", SHARED_FOLDER.slice(0, -1)].includes(folder);
  return isOther && shared.length > 1 && shared.every(({ isAstray }) => isAstray) ? folder : undefined;
}

/** The paths of nearly all files of a big site, which need no further test. */
const USUAL = /^pages\/(?!share|block)(?:[\da-z-]+\/)*[\da-z-]+\.json$/;

/** A file as an unopened document; undefined if it is none, which is then told. */
function documentAt(
  file: string,
  { files, astray, twins }: { files: SiteFiles; astray: Astray | undefined; twins: ReadonlyMap<string, string> },
  problems: Problem[],
): Document | undefined {
  const isUsual = USUAL.test(file) && !astray && !twins.has(file) && Object.hasOwn(files, SITE_FILE);
  if (isUsual) return { file, role: "page", name: file.slice("pages/".length, -".json".length), text: "" };
  const other = astray?.shared.has(file) ? sharedElsewhere(file, files) : misplaced(file, files);
  if (other) {
    const isCopyOfPage = other.role === "page" && astray?.copies.has(file) === true;
    if (!isCopyOfPage) return elsewhere(file, other, problems);
    const fix = "delete this file, or put back the shared block that was here. Another page has its address.";
    problems.push(unknownFile(file, { message: other.message, fix }));
    return undefined;
  }
  const folder = unpublishedFolder(file);
  if (folder !== undefined) {
    const isTold = problems.some((problem) => problem.file === folder);
    if (!isTold && isMissed(file, folder, files)) problems.push(strangeFolder(folder));
    return undefined;
  }
  const isCopy = astray?.copies.has(file) ?? false;
  const strange = misnamed(file, files);
  const twin = twins.get(file);
  if (!strange && twin === undefined) return { ...namedOf(file), text: "" };
  if (!strange) {
    const isTaken = (path: string) => Object.hasOwn(files, path);
    problems.push(sameName(file, { other: twin!, isSamePage: isCopy, files, isTaken }));
    return isCopy ? undefined : { ...namedOf(file), text: "", isAstray: true };
  }
  const { meant } = strange;
  problems.push(strange.problem(isCopy ? undefined : meant));
  return isCopy || meant === undefined ? undefined : { ...namedOf(meant), file, text: "", isAstray: true };
}

/** A misplaced file as the document that it is; adds the problem. */
function elsewhere(file: string, { role, name, message, fix }: Misplaced, problems: Problem[]): Document | undefined {
  problems.push(unknownFile(file, { message, fix }));
  return role && { file, role, name, text: "", isAstray: true };
}
