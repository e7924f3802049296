import { useEffect, useMemo, useState } from "react";
import { openFile, type OpenFile } from "../../document/openFile.ts";
import { Preview } from "../../preview/Preview.tsx";
import type { PreviewWidth } from "../../preview/WidthControl.tsx";
import type { SiteData } from "../../site/siteData.ts";
import { notDoneWords } from "../../store/noAnswer.ts";
import type { Earlier, Store } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import layout from "../../ui/fields.module.css";
import styles from "./dialogs.module.css";

interface EarlierVersionProps {
  store: Store;
  site: SiteData;
  /** The file that cannot be read. */
  file: OpenFile;
  onTake(text: string): void;
  onClose(): void;
}

/** Shows what a file said when it could be read last, before it is taken. */
export function EarlierVersion({ store, site, file, onTake, onClose }: EarlierVersionProps) {
  const [state, setState] = useState<Earlier>();
  useEffect(() => {
    let isOpen = true;
    const show = (found: Earlier) => isOpen && setState(found);
    store.earlier(file.file).then(show, () => show({ kind: "offline" }));
    return () => {
      isOpen = false;
    };
  }, [store, file.file]);
  const found = state?.kind === "found" ? state : undefined;
  return (
    <Dialog
      title="The last version that can be read"
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          {found && (
            <Button look="main" onClick={() => onTake(found.text)}>
              Take this version
            </Button>
          )}
        </>
      }
    >
      <div className={layout.fields} aria-busy={!state}>
        {!state && <output>Looking for it…</output>}
        {found && (
          <>
            <output>
              It is from {new Date(found.when).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}. What
              was written after that is not in it. If you take it, Undo brings back what stands there now.
            </output>
            <Shown site={site} file={file} text={found.text} />
          </>
        )}
        {state && state.kind !== "found" && (
          <p className={styles.refused} role="alert">
            {notDoneWords(state)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Nothing is selected in a version that is only looked at. */
const IGNORED = () => {};

function Shown({ site, file, text }: Pick<EarlierVersionProps, "site" | "file"> & { text: string }) {
  const [width, setWidth] = useState<PreviewWidth>("full");
  const { page, keys } = useMemo(() => openFile(file, text).now, [file, text]);
  return (
    <div className={styles.earlier}>
      <Preview
        site={site}
        file={file}
        page={page ?? {}}
        keys={keys}
        selected={null}
        onSelect={IGNORED}
        onSelectAround={IGNORED}
        hovered={null}
        onHover={IGNORED}
        onShortcut={IGNORED}
        width={width}
        onWidth={setWidth}
        interact={false}
      />
    </div>
  );
}
