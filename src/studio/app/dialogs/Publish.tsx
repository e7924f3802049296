import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../../node/check/finding.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { counted } from "../../../node/check/wording/words.ts";
import type { SiteData } from "../../site/siteData.ts";
import { notDoneWords } from "../../store/noAnswer.ts";
import type { NotDone, Published, Store, Unpublished } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { showWrong } from "../../ui/showWrong.ts";
import { leftOut } from "../leftOut.ts";
import { changesIn, type FileChanges, messageFor } from "../published.ts";
import layout from "../../ui/fields.module.css";
import { ChangeList } from "./ChangeList.tsx";
import { LeftOutList } from "./LeftOutList.tsx";
import styles from "./dialogs.module.css";

interface PublishProps {
  store: Store;
  site: SiteData;
  lookup: Lookup;
  save(): Promise<boolean>;
  /** Why not all could be saved. */
  whyUnsaved: string;
  /** The files that are not saved. */
  dirty: readonly string[];
  /** The mistakes of the site. */
  errors: readonly Problem[];
  onProblem(problem: Problem): void;
  /** Says what came of it when the dialog was closed before. */
  tell(words: { message: string; stays: true }): void;
  onClose(): void;
}

type State = { kind: "asking" } | NotDone | Unpublished;

/** Tells what changed since the site was published last, and makes a commit of it. Nothing is sent anywhere. */
export function Publish(props: PublishProps) {
  const { store, site, lookup, save, whyUnsaved, dirty, errors, onProblem, tell, onClose } = props;
  const [state, setState] = useState<State>({ kind: "asking" });
  // The state when the dialog opened, which then saves the files itself.
  const [savesFirst] = useState(dirty.length > 0);
  /** Files that the author has ticked or unticked against the default. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string>();
  const [published, setPublished] = useState<Published | "busy">();
  const begin = useRef(async () => {
    await save();
    setState(await store.unpublished().catch(() => ({ kind: "offline" as const })));
  });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    void begin.current();
    return () => void (isOpen.current = false);
  }, []);
  const left = useMemo(
    () =>
      "files" in state ? leftOut(lookup, site, { changed: state.files.map(({ file }) => file), dirty, errors }) : [],
    [state, site, lookup, dirty, errors],
  );
  const changes = useMemo(() => {
    const all = "files" in state ? changesIn(lookup, site, state) : [];
    return all.filter(({ file }) => !left.some((each) => each.file === file));
  }, [state, site, lookup, left]);
  const isTaken = ({ file, isUnused }: FileChanges) => turned.has(file) === isUnused;
  const turn = (file: string) =>
    setTurned((now) => new Set(now.has(file) ? [...now].filter((each) => each !== file) : [...now, file]));
  const taken = changes.filter(isTaken);
  const words = message ?? messageFor(taken);
  const isOffered = changes.length > 0 && published !== "busy";
  const [isTried, setTried] = useState(false);
  const isNone = taken.length === 0;
  const isWordless = words.trim() === "";
  const missing = isNone ? "Choose at least one of the changes." : isWordless && "Say in a few words what has changed.";
  const publish = async () => {
    if (!isOffered) return;
    if (missing) return showWrong(() => setTried(true));
    setPublished("busy");
    const done = await store
      .publish(
        words.trim(),
        taken.map(({ file }) => file),
      )
      .catch((): Published => ({ kind: "offline" }));
    if (isOpen.current) setPublished(done);
    else tell({ message: publishedWords(done), stays: true });
  };
  const answer = published === "busy" ? undefined : published;
  if (answer?.kind === "published") return <ReadyDialog words={publishedWords(answer)} onClose={onClose} />;
  return (
    <Dialog
      title="Publish"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{published === "busy" ? "Close" : "Cancel"}</Button>
          <Button look="main" aria-disabled={!isOffered} onClick={() => void publish()}>
            Publish {taken.length > 0 && counted(taken.length, "file")}
          </Button>
        </>
      }
    >
      <div className={layout.fields} aria-busy={"kind" in state && state.kind === "asking"}>
        <StateWords state={state} />
        {"files" in state && savesFirst && dirty.length === 0 && (
          <p>What was not saved yet is saved now. It stays saved if you cancel.</p>
        )}
        <LeftOutList left={left} whyUnsaved={whyUnsaved} onProblem={onProblem} />
        {"files" in state && changes.length === 0 && (
          <p>{left.length > 0 ? "Everything else is published already." : "Everything is published already."}</p>
        )}
        {changes.length > 0 && (
          <>
            <p>
              Nothing goes online yet. What you choose here goes into the history of the site, on{" "}
              {"files" in state && state.branch
                ? `the branch “${state.branch}”`
                : "a new branch with a name of its own"}
              .
            </p>
            <ChangeList changes={changes} isTaken={isTaken} onTurn={turn} isWrong={isTried && isNone} />
            <label className={layout.row}>
              <span className={layout.label}>In a few words</span>
              <textarea
                className={`${layout.input} ${styles.message}`}
                data-first
                value={words}
                onChange={(event) => setMessage(event.target.value)}
                aria-invalid={isTried && !isNone && isWordless}
                aria-describedby="publish-help publish-wrong"
              />
              <span className={layout.small} id="publish-help">
                For the history of the site.
              </span>
            </label>
          </>
        )}
        {isTried && missing && changes.length > 0 && (
          <p className={styles.refused} role="alert" id="publish-wrong" ref={bringIntoView}>
            {missing}
          </p>
        )}
        {published === "busy" && (
          <output ref={bringIntoView}>
            Your changes are on their way into the history of the site. This may take a minute or two, and cannot be
            cancelled any more. If you close this, a note tells you what came of it.
          </output>
        )}
        {answer && (
          <p className={styles.refused} role="alert" ref={bringIntoView}>
            {notDoneWords(answer)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Another dialog than the one that asked: it is read out, and begins at its first button. */
function ReadyDialog({ words, onClose }: { words: string; onClose(): void }) {
  return (
    <Dialog
      title="Ready to go online"
      onClose={onClose}
      actions={
        <Button look="main" data-first onClick={onClose}>
          Go on
        </Button>
      }
    >
      <output className={styles.ready}>{words}</output>
    </Dialog>
  );
}

function publishedWords(published: Published): string {
  if (published.kind !== "published") return notDoneWords(published);
  const { branch, commit } = published;
  return `Your changes are not online yet. They are in the history of the site now, on the branch “${branch}”. Tell that name, and the number ${commit.slice(0, 8)}, to whoever puts the site online.`;
}

/** What comes below the other words would be cut off. */
function bringIntoView(own: HTMLElement | null): void {
  own?.scrollIntoView({ block: "nearest" });
}

function StateWords({ state }: { state: State }) {
  if ("files" in state) return null;
  if (state.kind === "asking") return <output>Looking for what changed…</output>;
  return (
    <p className={styles.refused} role="alert">
      {notDoneWords(state)}
    </p>
  );
}
