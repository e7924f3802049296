/** How saving goes on at each answer. What it is to write stands in the session; `createSaver` writes it. */
import { countMarks } from "../../node/check/document/byteOrderMarks.ts";
import type { Problem } from "../../node/check/finding.ts";
import { withoutMark } from "../document/withoutMark.ts";
import { errorsIn } from "../form/problemPlaces.ts";
import type { Saved, Writing } from "../store/store.ts";
import { dirtyFiles, type Saving, type Session } from "./session.ts";
import { type SessionAction, sessionReduce } from "./sessionReduce.ts";

export type SavingAction =
  /** All files that were changed are to be saved, in one go; where one has mistakes, those that are sound without it. */
  | { type: "save" }
  /** What came of writing. */
  | { type: "answered"; saved: Saved }
  /** The site has no mistakes any more. */
  | { type: "mended" }
  /** Whether there is somebody to save to. */
  | { type: "connection"; isThere: boolean; why?: string | undefined };

export type StudioAction = SessionAction | SavingAction;

type Running = Extract<Saving, { kind: "saving" }>;

const IDLE: Saving = { kind: "idle" };
const TORN = "somebody else changed the page.";

/** What each action makes of a session, those of saving among them. */
export function studioReduce(session: Session, action: StudioAction): Session {
  const { saving } = session;
  switch (action.type) {
    case "save":
      return saving.kind === "saving" ? at(session, { ...saving, isAgain: true }) : begun(session);
    case "answered":
      return saving.kind === "saving" ? answered(session, saving, action.saved) : session;
    case "mended":
      return saving.kind === "failed" && saving.problems ? at(session, IDLE) : session;
    case "connection":
      return action.isThere ? reached(session) : unreached(session, action.why);
    default:
      return sessionReduce(session, action);
  }
}

function at(session: Session, saving: Saving): Session {
  return { ...session, saving };
}

function begun(before: Session): Session {
  const session = dirtyFiles(before).reduce(withoutMarks, before);
  const dirty = dirtyFiles(session).map((file) => session.files[file]!);
  // What two people wrote waits until it is settled, and keeps nothing else from being saved.
  const torn = dirty.find(({ theirs }) => theirs)?.open.file;
  const writing = dirty
    .filter(({ theirs }) => !theirs)
    .map(({ open, stored }): Writing => ({ file: open.file, text: open.now.text, etag: stored?.etag }));
  if (writing.length > 0) return at(session, { kind: "saving", writing, torn });
  if (torn !== undefined) return at(session, halted("Not saved", torn));
  return session.saving.kind === "failed" ? at(session, IDLE) : session;
}

function withoutMarks(session: Session, file: string): Session {
  const { text } = session.files[file]!.open.now;
  if (countMarks(text) === 0) return session;
  const unmarked = sessionReduce(session, { type: "edit", file, action: withoutMark(text) });
  return sessionReduce(unmarked, { type: "edit", file, action: { type: "settle" } });
}

function answered(session: Session, saving: Running, saved: Saved): Session {
  const after = outcome(session, saving, saved);
  return saving.isAgain && after.saving.kind !== "saving" ? begun(after) : after;
}

function outcome(session: Session, saving: Running, saved: Saved): Session {
  const { writing, torn, problems } = saving;
  switch (saved.kind) {
    case "saved": {
      const after = saved.stored.reduce((now, stored) => sessionReduce(now, { type: "saved", stored }), session);
      if (problems) return at(after, faulty("Saved in part", problems));
      return at(after, torn === undefined ? IDLE : halted("Saved in part", torn));
    }
    case "conflict": {
      const after = sessionReduce(session, { type: "found", found: saved.theirs });
      const found = saved.theirs.find(({ file }) => after.files[file]?.theirs);
      // Without a conflict, what others did is in the files now, and these can be saved.
      return found ? at(after, halted("Not saved", found.file)) : begun(after);
    }
    case "problems": {
      const sound = problems ? [] : soundAmong(writing, saved.problems);
      return sound.length === 0
        ? at(session, faulty("Not saved", problems ?? saved.problems))
        : at(session, { ...saving, writing: sound, problems: saved.problems });
    }
    case "refused":
      return at(session, problems ? faulty("Not saved", problems) : { kind: "failed", message: saved.message });
    case "offline":
      return at(session, problems ? faulty("Not saved", problems) : { kind: "offline", isOwed: true });
  }
}

function halted(what: string, torn: string): Saving {
  return { kind: "failed", message: `${what}: ${TORN}`, torn };
}

function faulty(what: string, problems: readonly Problem[]): Saving {
  return { kind: "failed", message: `${what}: mend the mistakes first.`, problems };
}

/** Those that may be saved without the others; none when all of them have mistakes, or none has. */
function soundAmong(writing: readonly Writing[], problems: readonly Problem[]): readonly Writing[] {
  const broken = new Set(errorsIn(problems).map(({ file }) => file));
  const sound = writing.filter(({ file }) => !broken.has(file));
  return sound.length < writing.length ? sound : [];
}

function reached(session: Session): Session {
  const { saving } = session;
  if (saving.kind !== "offline") return session;
  const idle = at(session, IDLE);
  return saving.isOwed ? begun(idle) : idle;
}

/** While something is being written, its answer tells. */
function unreached(session: Session, why: string | undefined): Session {
  const { saving } = session;
  if (saving.kind === "saving") return session;
  return at(session, { kind: "offline", why, isOwed: saving.kind === "offline" && saving.isOwed });
}
