import { useState } from "react";
import type { Json } from "../../model/fields.ts";
import { redoWords, undoWords } from "../document/history.ts";
import { SITE_FILE } from "../../node/check/files/sitePaths.ts";
import { errorsIn } from "../form/problemPlaces.ts";
import { isBroken } from "../document/openFile.ts";
import { text } from "../site/siteData.ts";
import { useFiles } from "../ui/files.ts";
import type { SiteSnapshot, Store } from "../store/store.ts";
import type { DialogState } from "./dialogs/dialogs.ts";
import { checkWords } from "./checkWords.ts";
import { ConflictBanner } from "./ConflictBanner.tsx";
import { Dialogs } from "./Dialogs.tsx";
import { DraftsFound } from "./DraftsFound.tsx";
import { FormPanel } from "./FormPanel.tsx";
import { Middle } from "./Middle.tsx";
import { useSaving } from "./useSaving.ts";
import { dirtyFiles } from "./session.ts";
import { FormSide } from "./FormSide.tsx";
import { Side } from "./Side.tsx";
import styles from "./Studio.module.css";
import { titleOf } from "./titleOf.ts";
import { Toasts } from "./Toast.tsx";
import { ToldWords } from "./Told.tsx";
import { TopBar } from "./TopBar.tsx";
import { useBlockCommands } from "./useBlockCommands.ts";
import { useCheck } from "./useCheck.ts";
import { useDrafts } from "./useDrafts.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useNextProblem } from "./useNextProblem.ts";
import { usePlace } from "./usePlace.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { useStudio } from "./useStudio.ts";
import { useView } from "./useView.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

/** The whole screen. */
export function Studio({ store, snapshot }: { store: Store; snapshot: SiteSnapshot }) {
  const studio = useStudio(snapshot);
  const { session, open, site, blockKeys, dispatch, act, show, notes, told, tell, dropNote } = studio;
  const shown = useView(studio);
  const { goToPart, showField, showProblems } = shown;
  const [hovered, setHovered] = useState<number>();
  const [dialog, setDialog] = useState<DialogState>();
  const checked = useCheck(site);
  const problems = checked.byFile.get(session.current) ?? [];
  const nextProblem = useNextProblem(checked.problems, session.current, showField);
  const showConflict = (name: string) => setDialog({ kind: "conflict", file: name });
  const errors = errorsIn(checked.problems).length;
  const save = useSaving({
    store,
    errors,
    now: studio.now,
    dispatch,
    onProblems: showProblems,
    onConflict: showConflict,
    onOthers: (message) => tell({ message }),
  });
  const drafts = useDrafts(store, session, dispatch);
  const dirty = dirtyFiles(session);
  usePlace(studio);
  useLeaveGuard(dirty.length > 0);
  useFiles(() => {
    if (!dialog) tell({ message: "A picture goes where the form asks for one. Drop it there, or paste it there." });
  });
  const close = () => setDialog(undefined);
  const commands = useBlockCommands({
    studio,
    setHovered,
    onShare: (shared) => setDialog({ kind: "shareBlock", ...shared }),
    onAdd: (index) => {
      const onPick = (value: Json) => {
        shown.setView("form");
        act({ type: "add", list: "/blocks", index, value });
      };
      if (!isBroken(open)) setDialog({ kind: "addBlock", onPick });
    },
  });
  const showHelp = () => setDialog({ kind: "help" });
  const { undo, redo, press } = useShortcuts(studio, {
    save: () => void save(),
    help: showHelp,
    nextProblem,
    goToPart,
    remove: commands.remove,
  });
  // However it ended: the next one does not open by itself.
  if (dialog?.kind === "conflict" && !session.files[dialog.file]?.theirs) setDialog(undefined);
  const keyOf = (at: number | undefined) => (at === undefined ? null : (blockKeys[at] ?? null));
  return (
    <div className={styles.studio} data-view={shown.view}>
      <TopBar
        title={titleOf(open)}
        address={open.role === "page" ? text(open.now.page?.["route"]) : open.role === "shared" ? "Shared block" : ""}
        saving={session.saving}
        unsaved={dirty.length}
        isKept={drafts.isKept}
        checked={checked}
        undo={undoWords(open)}
        redo={redoWords(open)}
        isDownload={store.kind === "download"}
        on={{
          undo,
          redo,
          save: () => void save(),
          publish: () => setDialog({ kind: "publish" }),
          problems: showProblems,
          help: showHelp,
        }}
      />
      <ConflictBanner files={session.files} onCompare={showConflict} />
      <main className={styles.parts} aria-label="Editor">
        <nav className={styles.side} data-part="side" aria-label="Pages and blocks" tabIndex={-1}>
          <Side
            studio={studio}
            snapshot={snapshot}
            checked={checked}
            dirty={dirty}
            tab={shown.tab}
            onTab={shown.setTab}
            hovered={hovered}
            commands={commands}
            onDialog={setDialog}
            onProblem={showField}
            onNextProblem={nextProblem}
            onForm={() => goToPart("form")}
          />
        </nav>
        <section className={styles.middle} data-part="middle" aria-label="Preview" tabIndex={-1}>
          <Middle
            site={site}
            open={open}
            hovered={keyOf(hovered)}
            onSelect={shown.select}
            onSelectAround={(pointer) => showField({ file: SITE_FILE, pointer })}
            onShortcut={press}
            onHover={(key) => setHovered(key === null ? undefined : blockKeys.indexOf(key))}
          />
        </section>
        <section className={styles.form} data-part="form" aria-label="Form" tabIndex={-1}>
          <FormSide
            tab={shown.formTab}
            onTab={shown.setFormTab}
            file={open}
            problems={problems}
            act={act}
            onEarlier={() => setDialog({ kind: "earlier" })}
          >
            <FormPanel
              studio={studio}
              problems={problems}
              checked={checked.texts[open.file] ?? ""}
              onRename={(route) => setDialog({ kind: "renamePage", route })}
              pick={{
                pickLink: (value, onPick, onTakeOut) => setDialog({ kind: "pickLink", value, onPick, onTakeOut }),
                pickImage: (asked, onPick) => setDialog({ kind: "pickImage", ...asked, onPick }),
              }}
            />
          </FormSide>
        </section>
        <ViewSwitch view={shown.view} onView={shown.setView} />
      </main>
      {dialog && (
        <Dialogs
          key={dialog.kind === "conflict" ? `conflict in ${dialog.file}` : dialog.kind}
          dialog={dialog}
          store={store}
          studio={studio}
          problems={checked.problems}
          save={save}
          onProblem={showField}
          onMade={(name) => {
            show(name);
            shown.setTab("outline");
          }}
          onClose={close}
        />
      )}
      <DraftsFound site={site} drafts={drafts.found} onRestore={drafts.restore} onForget={drafts.forget} />
      <ToldWords told={told} />
      {/* Other words only when the number is another one, and so not at every key. */}
      <output className="unseen">{checkWords(checked)}</output>
      <Toasts notes={notes} onGone={dropNote} />
    </div>
  );
}
