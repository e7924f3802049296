import { fileTitle, type SiteData } from "../site/siteData.ts";
import type { StoredDraft } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import layout from "../ui/fields.module.css";
import styles from "./dialogs/dialogs.module.css";

interface DraftsFoundProps {
  site: SiteData;
  drafts: readonly StoredDraft[];
  onRestore(): void;
  onForget(): void;
}

/** Offers what was not saved when the studio was closed last. */
export function DraftsFound({ site, drafts, onRestore, onForget }: DraftsFoundProps) {
  if (drafts.length === 0) return null;
  const time = new Date(Math.max(...drafts.map(({ kept }) => kept)));
  return (
    <Dialog
      title="There are changes that were not saved"
      onClose={onRestore}
      actions={
        <>
          <Button look="danger" onClick={onForget}>
            Drop them
          </Button>
          <Button look="main" data-first onClick={onRestore}>
            Bring them back
          </Button>
        </>
      }
    >
      <div className={layout.fields}>
        <p>
          They are from {time.toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}. Brought back, they are
          shown as changes that you can look at, undo and save.
        </p>
        <ul className={styles.details}>
          {drafts.map(({ file }) => (
            <li key={file}>{fileTitle(site, file)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
