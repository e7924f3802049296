import { Component, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "./App.module.css";

/** Says what to do when the studio fails, where there would be an empty page. */
export class StudioTrouble extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles.words}>
        <div role="alert">
          <h1>The studio has stopped</h1>
          <p>
            The mistake is its own, not yours. What you saved is safe. What you wrote since then was kept, up to the
            last moment: when the studio is open again, it asks whether to bring it back.
          </p>
        </div>
        <Button look="main" onClick={() => location.reload()}>
          Open the studio again
        </Button>
      </main>
    );
  }
}
