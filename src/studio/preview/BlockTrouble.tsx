import { Component, type ReactNode } from "react";
import type { ShownBlock } from "./shownBlocks.ts";
import { Trouble } from "./Trouble.tsx";

interface BlockTroubleProps {
  block: ShownBlock;
  children: ReactNode;
}

/** Keeps a block that fails from taking the page with it. The next version of the block gets another chance. */
export class BlockTrouble extends Component<BlockTroubleProps, { failed: ShownBlock | undefined }> {
  override state = { failed: undefined as ShownBlock | undefined };

  override componentDidCatch() {
    this.setState({ failed: this.props.block });
  }

  override render() {
    if (this.state.failed !== this.props.block) return this.props.children;
    return <Trouble what="This block cannot be shown yet.">Fill in what is marked in its form.</Trouble>;
  }
}
