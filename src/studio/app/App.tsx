import { useCallback, useEffect, useState } from "react";
import type { SiteSnapshot, Store } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./App.module.css";
import { Studio } from "./Studio.tsx";
import { StudioTrouble } from "./StudioTrouble.tsx";

type Opening = { kind: "opening" } | { kind: "failed"; message: string } | { kind: "open"; snapshot: SiteSnapshot };

/** A page cannot be made either: it needs the brand and the menu. */
const NO_FILES = "There is nothing in its folder pages yet. A site begins with pages/_site.json and one page.";

/** Opens the site, and says so when it cannot be opened, or when the studio fails later. */
export function App({ store }: { store: Store }) {
  const [opening, setOpening] = useState<Opening>({ kind: "opening" });
  const open = useCallback(() => {
    store.open().then(
      (snapshot) =>
        setOpening(snapshot.files.length > 0 ? { kind: "open", snapshot } : { kind: "failed", message: NO_FILES }),
      (error: unknown) =>
        setOpening({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
    );
  }, [store]);
  useEffect(open, [open]);
  switch (opening.kind) {
    case "opening":
      return <output className={styles.words}>Opening the site…</output>;
    case "failed":
      return (
        <main className={styles.words}>
          <h1>The site could not be opened</h1>
          <p>{opening.message}</p>
          <Button look="main" onClick={open}>
            Try again
          </Button>
        </main>
      );
    case "open":
      return (
        <StudioTrouble>
          <Studio store={store} snapshot={opening.snapshot} />
        </StudioTrouble>
      );
  }
}
