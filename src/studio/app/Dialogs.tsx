import { errorsIn } from "../form/problemPlaces.ts";
import { BlockPicker } from "../pickers/BlockPicker.tsx";
import { ImagePicker } from "../pickers/ImagePicker.tsx";
import { LinkPicker } from "../pickers/LinkPicker.tsx";
import type { Problem } from "../../node/check/finding.ts";
import type { Store } from "../store/store.ts";
import type { DialogState } from "./dialogs/dialogs.ts";
import { bringBack } from "./dialogs/bringBack.ts";
import { Conflict } from "./dialogs/Conflict.tsx";
import { EarlierVersion } from "./dialogs/EarlierVersion.tsx";
import { Help } from "./dialogs/Help.tsx";
import { NewPage } from "./dialogs/NewPage.tsx";
import { Publish } from "./dialogs/Publish.tsx";
import { RemovePage } from "./dialogs/RemovePage.tsx";
import { RenamePage } from "./dialogs/RenamePage.tsx";
import { ShareBlock } from "./dialogs/ShareBlock.tsx";
import { usePageCommand } from "./dialogs/usePageCommand.ts";
import { WhereUsed } from "./dialogs/WhereUsed.tsx";
import { unsavedWords } from "./listWords.ts";
import { nameForLinks } from "./nameForLinks.ts";
import { dirtyFiles } from "./session.ts";
import type { ToastWords } from "./Toast.tsx";
import type { StudioState } from "./useStudio.ts";

type Shown = "session" | "open" | "site" | "lookup" | "around";

interface DialogsProps {
  dialog: DialogState;
  store: Store;
  studio: Pick<StudioState, Shown | "dispatch" | "act" | "tell" | "revealAt">;
  /** Of the whole site. */
  problems: readonly Problem[];
  save(): Promise<boolean>;
  onProblem(problem: Problem): void;
  /** Shows a page that was made or moved. */
  onMade(file: string): void;
  onClose(): void;
}

/** The dialog that is open. */
export function Dialogs(props: DialogsProps) {
  const { dialog, store, studio, problems, save, onProblem, onMade, onClose } = props;
  const { session, site, lookup, dispatch, tell } = studio;
  const dirty = dirtyFiles(session);
  const isUnsaved = dirty.length > 0;
  const whyUnsaved = unsavedWords(lookup, site, { problems, dirty });
  const errors = errorsIn(problems);
  const waiting = dirty.filter((name) => errors.some(({ file }) => file === name));
  const command = usePageCommand({ store, site, lookup, isUnsaved, save, whyUnsaved, waiting, dispatch });
  const close = (message: string) => {
    onClose();
    tell({ message });
  };
  switch (dialog.kind) {
    case "addBlock":
      return (
        <BlockPicker
          around={studio.around}
          onPick={(value) => {
            onClose();
            dialog.onPick(value);
          }}
          onClose={onClose}
        />
      );
    case "shareBlock":
      return (
        <ShareBlock
          session={session}
          words={dialog.words}
          onShare={(name) => {
            dispatch({ type: "share", file: session.current, key: dialog.key, name });
            close(`The block is shared, and is called “${name}”. Undo makes it one of this page again.`);
          }}
          onClose={onClose}
        />
      );
    case "pickLink": {
      const { onTakeOut } = dialog;
      // Each choice is a step of undo of its own.
      const asStep = (change: () => void) => {
        onClose();
        studio.act({ type: "settle" });
        change();
        studio.act({ type: "settle" });
      };
      return (
        <LinkPicker
          value={dialog.value}
          site={site}
          file={studio.open}
          onPick={(link, naming) =>
            asStep(() => {
              dialog.onPick(link);
              if (naming) nameForLinks(studio, naming);
            })
          }
          onTakeOut={onTakeOut && (() => asStep(onTakeOut))}
          onClose={onClose}
        />
      );
    }
    case "pickImage":
      return (
        <ImagePicker
          value={dialog.value}
          isOnlyFile={dialog.isOnlyFile}
          files={dialog.files}
          site={site}
          store={store}
          onUploaded={({ image, resources }) => dispatch({ type: "image", image, resources })}
          onPick={(image) => {
            onClose();
            dialog.onPick(image);
          }}
          onClose={onClose}
        />
      );
    case "newPage":
    case "duplicatePage":
      return (
        <NewPage
          site={site}
          {...(dialog.kind === "duplicatePage" && { from: dialog.route })}
          command={command}
          onMade={(file, message) => {
            close(message);
            onMade(file);
          }}
          onClose={onClose}
        />
      );
    case "renamePage":
      return (
        <RenamePage
          site={site}
          route={dialog.route}
          command={command}
          onMoved={(file, message) => {
            close(message);
            onMade(file);
          }}
          onClose={onClose}
        />
      );
    case "removePage":
      return (
        <RemovePage
          site={site}
          route={dialog.route}
          command={command}
          onRemoved={(message, done) => {
            const undo = async () => {
              const { actions, message: told } = await bringBack(store, done);
              for (const action of actions) dispatch(action);
              tell({ message: told });
            };
            onClose();
            tell({ message, stays: true, action: { label: "Undo", run: () => void undo() } });
          }}
          onClose={onClose}
        />
      );
    case "whereUsed":
      return <WhereUsed asked={dialog.asked} command={command} onClose={onClose} />;
    case "publish":
      return (
        <Publish
          {...{ store, site, lookup, save, whyUnsaved, dirty, errors, onClose }}
          tell={studio.tell}
          onProblem={(problem) => {
            onClose();
            onProblem(problem);
          }}
        />
      );
    case "earlier":
      return (
        <EarlierVersion
          store={store}
          site={site}
          file={studio.open}
          onTake={(text) => {
            takeEarlier(studio, text);
            close("You see the earlier version now. Save it when it is right. Undo brings back what stood here.");
          }}
          onClose={onClose}
        />
      );
    case "conflict": {
      const state = session.files[dialog.file];
      if (!state?.theirs) return null;
      const { file } = dialog;
      return (
        <Conflict
          file={file}
          state={state}
          lookup={lookup}
          site={site}
          onResolve={(text) => {
            dispatch({ type: "resolve", file, ...(text !== undefined && { text }) });
            onClose();
            tell(settledWords(file, text, state.theirs?.stored?.text));
          }}
          onRemove={() => {
            dispatch({ type: "gone", file });
            close("Your changes were dropped, as the page is gone.");
          }}
          onClose={onClose}
        />
      );
    }
    case "help":
      return <Help onClose={onClose} />;
  }
}

/** The form is there again, and what was wrong is not: it is begun at its first field. */
function takeEarlier({ act, revealAt }: DialogsProps["studio"], text: string): void {
  act({ type: "replaceText", text, label: "take an earlier version" });
  act({ type: "settle" });
  revealAt("", "inside");
}

/** @param text That stays, unless it is the own as it was. */
function settledWords(file: string, text: string | undefined, theirs: string | undefined): ToastWords {
  if (text !== undefined && text === theirs) return { message: "Their version stays. Undo brings yours back." };
  const what = text === undefined ? "Your version stays." : "Both versions are one now.";
  return { message: `${what} Save it when it is right.`, untilSaved: file };
}
