import { Component, type ReactNode } from "react";
import { langOf, type Words } from "../model/words.ts";

interface BlockBoundaryProps {
  /** Names the block in the console. */
  name: string;
  words: Words;
  children: ReactNode;
}

/** An error boundary around a block, so that the rest of the page stays. The visitor gets a message in its place, never a gap. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The block ${this.props.name} could not be shown.`, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { words } = this.props;
    return (
      <div className="wrap" role="alert" lang={langOf(words, "blockFailed")}>
        {words.blockFailed}
      </div>
    );
  }
}
