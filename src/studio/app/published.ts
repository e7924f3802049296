import { namedOf } from "../../node/check/files/sitePaths.ts";
import { isGroup } from "../../model/fields.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { capital, joined } from "../../node/check/wording/words.ts";
import { kindOf } from "../document/labels.ts";
import { openFile } from "../document/openFile.ts";
import { hasExampleWords } from "../fields/exampleWords.ts";
import { changeSentences } from "../sentences/changes.ts";
import { text, titleByRole, type SiteData } from "../site/siteData.ts";
import type { Unpublished } from "../store/store.ts";

/** A file that would be published, with what changed in it. */
export interface FileChanges {
  file: string;
  title: string;
  sentences: string[];
  /** A new picture that nothing shows: it may have been uploaded by mistake. */
  isUnused: boolean;
  /** Names the blocks that still have the words of an example, which may not be meant for publishing. */
  examples: string | undefined;
}

/** What changed since the site was published last, in sentences. */
export function changesIn(lookup: Lookup, site: SiteData, { files }: Unpublished): FileChanges[] {
  const pagesFirst = files.toSorted((a, b) => Number(b.file.endsWith(".json")) - Number(a.file.endsWith(".json")));
  return pagesFirst.map(({ file, change, committed }) => {
    const now = site.texts[file];
    const isUnused = change === "added" && isPicture(file) && !isShown(site, file);
    return {
      file,
      title: titleOf(file, now ?? committed),
      sentences: isUnused
        ? ["It is new, and no page shows it."]
        : sentencesOf({ file, change, committed, now, lookup }),
      isUnused,
      examples: now === undefined ? undefined : examplesIn(lookup, file, now),
    };
  });
}

function examplesIn({ schemas }: Lookup, file: string, now: string): string | undefined {
  const { page = {} } = openFile(namedOf(file), now).now;
  const list = Array.isArray(page["blocks"]) ? page["blocks"] : [];
  const names = list.flatMap((block, at) => {
    const isExample = hasExampleWords(schemas, block);
    return isExample && isGroup(block) ? `block ${at + 1} (${kindOf(schemas, String(block["type"]))})` : [];
  });
  if (page["block"] !== undefined && hasExampleWords(schemas, page["block"])) names.push("the block");
  if (names.length === 0) return undefined;
  return `${capital(joined(names, "and"))} still ${names.length === 1 ? "has" : "have"} words of an example. Write your own before this goes online.`;
}

function isPicture(file: string): boolean {
  return file.startsWith("images/");
}

/** Whether a text of the site names a picture. */
function isShown({ texts }: SiteData, file: string): boolean {
  const name = JSON.stringify(file.replace(/^images\//, ""));
  return Object.values(texts).some((each) => each.includes(name));
}

interface Changed {
  file: string;
  change: Unpublished["files"][number]["change"];
  committed: string | undefined;
  now: string | undefined;
  lookup: Lookup;
}

function sentencesOf({ file, change, committed, now, lookup }: Changed): string[] {
  if (change === "added") return ["It is new."];
  if (change === "removed") return ["It is gone."];
  if (committed === undefined || now === undefined) return ["It is another one."];
  const named = namedOf(file);
  const [older, newer] = [committed, now].map((each) => openFile(named, each).now.page);
  if (!older || !newer) return ["It cannot be read."];
  const sentences = changeSentences(
    lookup,
    { ...named, text: committed, data: older },
    { ...named, text: now, data: newer },
  );
  return sentences.length > 0 ? sentences : ["Only the layout of the file is another."];
}

/** "Contact (/contact)", "Shared block “offer”", or the name of a picture. */
function titleOf(file: string, own: string | undefined): string {
  if (!file.endsWith(".json")) return file;
  const named = namedOf(file);
  const title = titleByRole(named);
  if (title !== undefined) return title;
  const page = own === undefined ? undefined : openFile(named, own).now.page;
  return page ? `${text(page["title"])} (${text(page["route"])})` : file;
}

/** A message for a commit, from what changed. */
export function messageFor(changes: readonly FileChanges[]): string {
  const [first, ...rest] = changes;
  if (!first) return "";
  if (rest.length > 0)
    return `Change ${first.title} and ${rest.length === 1 ? rest[0]!.title : `${rest.length} other files`}`;
  const [sentence, ...others] = first.sentences;
  return others.length === 0 && sentence!.length < 60
    ? `${first.title}: ${sentence}`.replace(/\.$/, "")
    : `Change ${first.title}`;
}
