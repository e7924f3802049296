/** The store of a site on the same machine, behind the studio's own server. */
import { browserDrafts } from "../browserDrafts.ts";
import { NO_ANSWER } from "../noAnswer.ts";
import { addresses, FILE_NAME_HEADER } from "../../../model/studioProtocol.ts";
import type {
  Done,
  Draft,
  Drafts,
  Published,
  Saved,
  SiteSnapshot,
  Store,
  StoredFile,
  Unpublished,
  Uploaded,
} from "../store.ts";
import { AnotherSite, type Asked, connectionTo, type Connection, type Known } from "./connection.ts";
import { watchServer } from "./watchServer.ts";

interface Refused {
  kind: "refused";
  message: string;
}
interface Offline {
  kind: "offline";
}

/** @param window That the studio is in. */
export function serverStore(at: Known, window: string): Store {
  const server = connectionTo(at);
  const known = new Map<string, string>();
  let pending: Promise<unknown> = Promise.resolve();
  let version = 0;

  /** What is stored from now on; whatever is heard of it meanwhile is no news. */
  function note(file: string, stored: StoredFile | undefined): void {
    if (stored) known.set(file, stored.etag);
    else known.delete(file);
  }

  /** News have to wait until what changes files here has ended. */
  function pendingWith<T>(work: Promise<T>): Promise<T> {
    version++;
    pending = Promise.allSettled([pending, work]).then(() => undefined);
    return work;
  }

  return {
    kind: "server",
    drafts: serverDrafts(server, at.site),

    async open() {
      const answer = await ask<SiteSnapshot>(server, addresses.site);
      if ("kind" in answer) throw new Error(answer.kind === "refused" ? answer.message : NO_ANSWER);
      known.clear();
      for (const stored of answer.files) note(stored.file, stored);
      return answer;
    },

    write(writings) {
      // JSON knows nothing that is undefined.
      const files = writings.map(({ file, text, etag = null }) => ({ file, text, etag }));
      return pendingWith(
        ask<Saved>(server, addresses.files, { method: "PUT", json: { files } }).then((saved) => {
          if (saved.kind === "saved") for (const stored of saved.stored) note(stored.file, stored);
          if (saved.kind === "conflict") for (const { file, stored } of saved.theirs) note(file, stored);
          return saved;
        }),
      );
    },

    run(command) {
      return pendingWith(
        ask<Done>(server, addresses.pages, { method: "POST", json: command }).then((done) => {
          if (done.kind === "refused") return { reasons: [], ...done };
          if (done.kind === "done") for (const { file, stored } of done.files) note(file, stored);
          return done;
        }),
      );
    },

    upload: (picture) =>
      ask<Uploaded>(server, addresses.images, {
        method: "POST",
        bytes: picture,
        headers: { [FILE_NAME_HEADER]: encodeURIComponent(picture.name) },
      }),
    async takeBack(picture) {
      await ask<object>(server, `${addresses.images}?name=${encodeURIComponent(picture)}`, { method: "DELETE" });
    },
    unpublished: () => ask<Unpublished>(server, addresses.changes),
    publish: (message, files) =>
      ask<Published>(server, addresses.commits, { method: "POST", json: { message, files } }),

    watch: ({ changed, ...others }) =>
      watchServer(server, {
        ...others,
        window,
        changed(file, stored) {
          note(file, stored);
          changed(file, stored);
        },
        async standing() {
          await pending;
          return { etags: known, version };
        },
      }),
  };
}

/** The answer as it is, also one that says no; words in place of one that is none. */
async function ask<T>(server: Connection, address: string, asked?: Asked): Promise<T | Refused | Offline> {
  try {
    const response = await server.ask(address, asked);
    if (!response) return { kind: "offline" };
    return (await response.json()) as T | Refused;
  } catch (error) {
    if (error instanceof AnotherSite) return { kind: "refused", message: error.message };
    return { kind: "offline" };
  }
}

/** Beside the site, where any browser finds them; in this browser until somebody has answered. */
function serverDrafts(server: Connection, site: string): Drafts {
  const here = browserDrafts(() => site);
  return {
    async list() {
      const answer = await ask<{ drafts: Draft[] }>(server, addresses.drafts);
      const there = "drafts" in answer ? answer.drafts : [];
      const newest = new Map<string, Draft>();
      for (const draft of [...there, ...(await here.list())].toSorted((a, b) => a.kept - b.kept))
        newest.set(`${draft.window} ${draft.file}`, draft);
      return [...newest.values()];
    },
    async keep(writing) {
      // Here first: a window that is closed waits for no answer.
      void here.keep(writing);
      const answer = await ask<object>(server, addresses.drafts, { method: "PUT", json: writing });
      if ("kind" in answer) return here.keep(writing);
      await here.drop(writing);
      return true;
    },
    async drop({ file, window }) {
      await here.drop({ file, window });
      const which = new URLSearchParams({ file, ...(window !== undefined && { window }) });
      await ask<object>(server, `${addresses.drafts}?${which.toString()}`, { method: "DELETE" });
    },
  };
}
