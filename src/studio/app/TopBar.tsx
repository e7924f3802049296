import { Button, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Saving } from "./saving.ts";
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
  check: Checked["kind"];
  errors: number;
  warnings: number;
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
  const { title, address, saving, unsaved, isKept, check, errors, warnings, undo, redo, isDownload, on } = props;
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
      <div className={styles.group}>
        <IconButton icon="undo" label={undo ?? "Nothing to undo"} aria-disabled={!undo} onClick={on.undo} />
        <IconButton icon="redo" label={redo ?? "Nothing to do again"} aria-disabled={!redo} onClick={on.redo} />
      </div>
      <Health check={check} errors={errors} warnings={warnings} onOpen={on.problems} />
      <output className={styles.state} data-state={saving.kind}>
        {stateWords(saving, unsaved, isKept)}
      </output>
      <div className={styles.group}>
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

interface HealthProps extends Pick<TopBarProps, "check" | "errors" | "warnings"> {
  onOpen(): void;
}

function Health({ check, errors, warnings, onOpen }: HealthProps) {
  const count = errors + warnings;
  const found = [
    errors > 0 && `${errors} ${errors === 1 ? "mistake" : "mistakes"}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? "warning" : "warnings"}`,
  ].filter(Boolean);
  const words = {
    checking: "Checking…",
    checked: found.join(", ") || "No mistakes",
    failed: "Could not be checked",
  }[check];
  const isFine = check === "checked" && count === 0;
  return (
    <button
      type="button"
      className={styles.health}
      data-health={errors > 0 ? "errors" : count > 0 || check === "failed" ? "warnings" : "fine"}
      onClick={onOpen}
    >
      {check !== "checking" && <Icon name={isFine ? "check" : "warning"} size={16} />}
      {words}
    </button>
  );
}

function stateWords(saving: Saving, unsaved: number, isKept: boolean): string {
  if (saving.kind === "saving") return "Saving…";
  if (saving.kind === "offline") {
    const kept = isKept
      ? "What you write is kept here."
      : "Leave this window open: what you write is kept nowhere else.";
    return `The studio’s server does not answer. ${kept}`;
  }
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
