import { useCallback, useEffect, useState } from "react";
import { dirtyFiles } from "./session.ts";
import { redoWords, undoWords } from "../document/history.ts";
import { text } from "../site/siteData.ts";
import type { SiteSnapshot, Store } from "../store/store.ts";
import { FormPanel } from "./FormPanel.tsx";
import { Outline } from "./Outline.tsx";
import { PageList } from "./PageList.tsx";
import { useSaving } from "./saving.ts";
import styles from "./Studio.module.css";
import { Toast } from "./Toast.tsx";
import { TopBar } from "./TopBar.tsx";
import { useBlockCommands } from "./useBlockCommands.ts";
import { useKeys } from "./useKeys.ts";
import { useStudio } from "./useStudio.ts";

/** The whole screen. */
export function Studio({ store, snapshot }: { store: Store; snapshot: SiteSnapshot }) {
  const studio = useStudio(snapshot);
  const { session, dispatch, act, show, file, site, lookup, block, blocks, blockKeys, reveal, toast, setToast } = studio;
  const [tab, setTab] = useState<"outline" | "pages">("outline");
  const [hovered, setHovered] = useState<number>();
  const noop = useCallback(() => {}, []);
  const { saving, save } = useSaving({ store, session, dispatch, onProblems: noop, onConflict: noop });
  const undo = useCallback(() => act({ type: "undo" }), [act]);
  const redo = useCallback(() => act({ type: "redo" }), [act]);
  const commands = useBlockCommands({ studio, setHovered, onAdd: noop });
  useKeys({ save: () => void save(), undo, redo, help: noop, nextProblem: noop });
  const unsaved = dirtyFiles(session);
  useEffect(() => {
    if (unsaved.length === 0) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", guard);
    return () => removeEventListener("beforeunload", guard);
  }, [unsaved.length]);
  const { open } = file;
  const title = open.role === "page" ? text(open.now.page?.["title"]) : open.role === "site" ? "Site settings" : open.name;
  return (
    <div className={styles.studio}>
      <TopBar
        title={title || open.file}
        address={open.role === "page" ? text(open.now.page?.["route"]) : open.role === "shared" ? "Shared block" : ""}
        saving={saving}
        unsaved={unsaved.length}
        errors={0}
        warnings={0}
        undo={undoWords(open)}
        redo={redoWords(open)}
        isDownload={store.kind === "download"}
        on={{ undo, redo, save: () => void save(), publish: noop, problems: noop, help: noop }}
      />
      <nav className={styles.side} aria-label="Pages and blocks">
        <div className={styles.tabs} role="tablist" aria-label="What is listed">
          {(["outline", "pages"] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              aria-controls={`panel-${each}`}
              aria-selected={tab === each}
              onClick={() => setTab(each)}
            >
              {each === "outline" ? "This page" : "All pages"}
            </button>
          ))}
        </div>
        <div className={styles.scroll} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === "outline" ? (
            <Outline
              schemas={session.schemas}
              site={site}
              blocks={blocks}
              keys={blockKeys}
              selected={block}
              hovered={hovered}
              problems={[]}
              commands={commands}
              onSite={() => site.site && show(site.site.file)}
            />
          ) : (
            <PageList
              site={site}
              current={session.current}
              dirty={new Set(unsaved)}
              problems={new Map()}
              commands={{
                show: (name) => {
                  show(name);
                  setTab("outline");
                },
                create: noop,
                duplicate: noop,
                rename: noop,
                remove: noop,
                whereUsed: noop,
              }}
            />
          )}
        </div>
      </nav>
      <main className={styles.middle} aria-label="Preview" />
      <section className={styles.form} aria-label="Form">
        <FormPanel
          file={open}
          lookup={lookup}
          site={site}
          problems={[]}
          block={block}
          blockKey={block === undefined ? undefined : blockKeys[block]}
          reveal={reveal}
          act={act}
          show={show}
          pick={{ pickLink: noop, pickImage: noop }}
        />
      </section>
      <Toast toast={toast} onGone={() => setToast(undefined)} />
    </div>
  );
}
