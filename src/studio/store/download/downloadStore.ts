/** A store without a server: the site is as it was when the studio was built, and what is saved is given to the author as files. */
import { blamesOthers, obstacles } from "../../../node/check/obstacles.ts";
import type { Problem } from "../../../node/check/finding.ts";
import { type Checker, createChecker } from "../../check/checker.ts";
import type { SiteResources } from "../../check/resources.ts";
import { browserDrafts } from "../browserDrafts.ts";
import type { Saved, SiteSnapshot, Store, StoredFile, Writing } from "../store.ts";
import { download } from "./download.ts";
import { nameOfText } from "./nameOfText.ts";

const NO_FOLDER = 'This studio has no folder of a site behind it. Run "npm run studio" where the site\'s files are.';

interface Tools {
  /** Hands a file to the author. */
  give(name: string, text: string): void;
  startChecker(): Pick<Checker, "check">;
}

export function downloadStore({ give, startChecker }: Tools = { give: download, startChecker: createChecker }): Store {
  const built = new Map<string, string>();
  const now = new Map<string, StoredFile>();
  let site = "";
  let resources: SiteResources | undefined;
  let checker: ReturnType<Tools["startChecker"]> | undefined;
  const drafts = browserDrafts(() => site);

  function store({ file, text }: Writing): StoredFile {
    const stored = storedAs(file, text);
    now.set(file, stored);
    give(file.replace(/^.*\//, ""), text);
    return stored;
  }

  /** Checks before writing, as the server does. */
  async function wrongWith(writings: readonly Writing[]): Promise<Problem[]> {
    checker ??= startChecker();
    const before = Object.fromEntries([...now].map(([file, { text }]) => [file, text]));
    const changed = writings.map(({ file }) => file);
    const texts = { ...before, ...Object.fromEntries(writings.map(({ file, text }) => [file, text])) };
    const problems = await checker.check(texts, resources!);
    return obstacles(problems, changed, blamesOthers(problems, changed) ? await checker.check(before, resources!) : []);
  }

  return {
    kind: "download",
    drafts: {
      ...drafts,
      list: async () => (await drafts.list()).filter(({ file, text }) => now.get(file)?.text !== text),
    },

    async open() {
      const response = await fetch("site.json").catch(() => undefined);
      if (!response?.ok) throw new Error("The copy of the site that belongs to this studio cannot be read.");
      const snapshot = (await response.json()) as SiteSnapshot;
      site = snapshot.id;
      ({ resources } = snapshot);
      for (const { file, text } of snapshot.files) {
        built.set(file, text);
        now.set(file, storedAs(file, text));
      }
      return { ...snapshot, files: [...now.values()] };
    },

    async write(writings): Promise<Saved> {
      const stale = writings.filter(({ file, etag }) => now.get(file)?.etag !== etag);
      if (stale.length > 0)
        return { kind: "conflict", theirs: stale.map(({ file }) => ({ file, stored: now.get(file) })) };
      const problems = await wrongWith(writings).catch(() => undefined);
      if (!problems) return { kind: "refused", message: "Not saved: the pages could not be checked. Try again." };
      if (problems.length > 0) return { kind: "problems", problems };
      const stored = writings.map(store);
      return { kind: "saved", stored };
    },

    run: async () => ({ kind: "refused", message: NO_FOLDER, reasons: [] }),
    upload: async () => ({ kind: "refused", message: NO_FOLDER }),
    takeBack: async () => undefined,
    earlier: async () => ({ kind: "refused", message: NO_FOLDER }),
    publish: async () => ({ kind: "refused", message: NO_FOLDER }),

    async unpublished() {
      const files = [...now.values()].filter(({ file, text }) => built.get(file) !== text);
      return {
        branch: "",
        files: files.map(({ file }) => {
          const committed = built.get(file);
          return { file, change: committed === undefined ? "added" : "changed", committed };
        }),
      };
    },

    watch({ connection }) {
      connection(true);
      return () => undefined;
    },
  };
}

/** The etag is a hash of the text, so that it is the same in a later build with the same text, and a draft of an older text is noticed. */
function storedAs(file: string, text: string): StoredFile {
  return { file, text, etag: nameOfText(text) };
}
