/** The store of a site on the same machine, behind the studio's own server. */
import { browserDrafts } from "../browserDrafts.ts";
import { notDoneWords } from "../noAnswer.ts";
import { addresses, FILE_NAME_HEADER } from "../../../model/studioProtocol.ts";
import type {
  Done,
  Earlier,
  StoredDraft,
  Drafts,
  NotDone,
  Published,
  Saved,
  SiteSnapshot,
  Store,
  StoredFile,
  Unpublished,
  Uploaded,
} from "../store.ts";
import { AnotherSite, type RequestOptions, connectionTo, type Connection, type ServerIdentity } from "./connection.ts";
import { watchServer } from "./watchServer.ts";

/** @param window The id of the window that the studio is in. */
export function serverStore(at: ServerIdentity, window: string): Store {
  const server = connectionTo(at);
  const known = new Map<string, string>();
  let pending: Promise<unknown> = Promise.resolve();
  let version = 0;

  /** Remembers the etag of a file, so that an event with the same etag is ignored. */
  function note(file: string, stored: StoredFile | undefined): void {
    if (stored) known.set(file, stored.etag);
    else known.delete(file);
  }

  /** Events are handled only after pending writes of this window, which cause events themselves. */
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
      if ("kind" in answer) throw new Error(notDoneWords(answer));
      known.clear();
      for (const stored of answer.files) note(stored.file, stored);
      return answer;
    },

    write(writings) {
      // JSON has no undefined: null says that the file is new.
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
    earlier: (file) => ask<Earlier>(server, `${addresses.earlier}?file=${encodeURIComponent(file)}`),
    publish: (message, files) =>
      ask<Published>(server, addresses.commits, { method: "POST", json: { message, files } }),

    watch: ({ changed, ...others }) =>
      watchServer(server, {
        ...others,
        window,
        changed(found) {
          for (const { file, stored } of found) note(file, stored);
          changed(found);
        },
        async standing() {
          await pending;
          return { etags: known, version };
        },
      }),
  };
}

/** The body of the answer, also of a refusal; `offline` or `refused` where there is no usable answer. */
async function ask<T>(server: Connection, address: string, asked?: RequestOptions): Promise<T | NotDone> {
  try {
    const response = await server.ask(address, asked);
    if (!response) return { kind: "offline" };
    return (await response.json()) as T | NotDone;
  } catch (error) {
    if (error instanceof AnotherSite) return { kind: "refused", message: error.message };
    return { kind: "offline" };
  }
}

/** Keeps drafts on the server, for every browser; in this browser until the server has confirmed them. */
function serverDrafts(server: Connection, site: string): Drafts {
  const here = browserDrafts(() => site);
  return {
    async list() {
      const answer = await ask<{ drafts: StoredDraft[] }>(server, addresses.drafts);
      const there = "drafts" in answer ? answer.drafts : [];
      const newest = new Map<string, StoredDraft>();
      for (const draft of [...there, ...(await here.list())].toSorted((a, b) => a.kept - b.kept))
        newest.set(`${draft.window} ${draft.file}`, draft);
      return [...newest.values()];
    },
    async keep(writing) {
      // In this browser first: a window that closes cannot wait for the server.
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
