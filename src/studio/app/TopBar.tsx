import { errorsIn } from "../form/problemPlaces.ts";
import { NO_ANSWER } from "../store/noAnswer.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useLong } from "../ui/useLong.ts";
import { checkWords } from "./checkWords.ts";
import type { Saving } from "./session.ts";
import styles from "./TopBar.module.css";
import type { Checked } from "./useCheck.ts";

interface TopBarProps {
  title: string;
  address: string;
  saving: Saving;
  /** How many files are not saved. */
  unsaved: number;
  /** Whether what is not saved outlives this window. */
  isKept: boolean;
  checked: Checked;
  /** "Undo: change heading of block 2"; undefined when there is nothing to undo. */
  undo: string | undefined;
  redo: string | undefined;
  isDownload: boolean;
  on: {
    undo(): void;
    redo(): void;
    save(): void;
    publish(): void;
    problems(): void;
    help(): void;
  };
}

/** What page this is, how it stands with it, and what can be done with the whole of it. */
export function TopBar(props: TopBarProps) {
  const { title, address, saving, unsaved, checked, undo, redo, isDownload, on } = props;
  const isLong = useLong(saving.kind === "saving", 8000);
  return (
    <header className={styles.bar} aria-label="Studio" data-part="bar" tabIndex={-1}>
      <p className={styles.brand}>
        <Kite />
        <span>Studio</span>
      </p>
      <h1 className={styles.title}>
        <span className={styles.name}>{title}</span>
        <span className={styles.address}>{address}</span>
      </h1>
      <div className={`${styles.group} ${styles.undo}`}>
        <IconButton icon="undo" label={undo ?? "Nothing to undo"} aria-disabled={!undo} onClick={on.undo} />
        <IconButton icon="redo" label={redo ?? "Nothing to do again"} aria-disabled={!redo} onClick={on.redo} />
      </div>
      <Health checked={checked} onOpen={on.problems} />
      <output className={styles.state} data-state={saving.kind}>
        {stateWords(props, isLong)}
      </output>
      <div className={`${styles.group} ${styles.save}`}>
        <Button
          aria-keyshortcuts="Control+S"
          aria-disabled={unsaved === 0 || saving.kind === "saving"}
          look={unsaved > 0 ? "main" : "plain"}
          onClick={on.save}
        >
          {isDownload ? "Download" : "Save"}
        </Button>
        <Button onClick={on.publish}>Publish</Button>
        <IconButton icon="help" label="Help with keys" onClick={on.help} />
      </div>
    </header>
  );
}

interface HealthProps extends Pick<TopBarProps, "checked"> {
  onOpen(): void;
}

function Health({ checked, onOpen }: HealthProps) {
  const { kind, problems } = checked;
  const hasErrors = errorsIn(problems).length > 0;
  const isFine = kind === "checked" && problems.length === 0;
  return (
    <button
      type="button"
      className={styles.health}
      data-health={hasErrors ? "errors" : problems.length > 0 || kind === "failed" ? "warnings" : "fine"}
      onClick={onOpen}
    >
      {kind !== "checking" && <Icon name={isFine ? "check" : "warning"} size={16} />}
      {checkWords(checked)}
    </button>
  );
}

type Standing = Pick<TopBarProps, "saving" | "unsaved" | "isKept">;

function stateWords({ saving, unsaved, isKept }: Standing, isLong: boolean): string {
  const kept = isKept ? "What you write is kept here." : "Leave this window open: what you write is kept nowhere else.";
  if (saving.kind === "saving") return isLong ? `Saving takes long. ${kept}` : "Saving…";
  if (saving.kind === "offline") return `${saving.why ?? NO_ANSWER} ${kept}`;
  if (unsaved === 0) return "All saved";
  if (saving.kind === "failed") return saving.message;
  if (!isKept) return "Not saved yet. It is lost when this window is closed: the browser has no room to keep it.";
  return unsaved === 1 ? "Not saved yet" : `${unsaved} files not saved yet`;
}

function Kite() {
  return (
    <svg viewBox="0 0 36 36" width="26" height="26" aria-hidden="true">
      <g transform="translate(2)">
        <path d="M15.5 0v36L1 14z" className={styles.kiteLeft} />
        <path d="M16.5 0h3.5v4.5h3.5V9H27v5h4L16.5 36z" className={styles.kiteRight} />
      </g>
    </svg>
  );
}
