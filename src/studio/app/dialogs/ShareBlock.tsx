import { useState } from "react";
import layout from "../../ui/fields.module.css";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { LabelledInput } from "../../ui/LabelledInput.tsx";
import { showWrong } from "../../ui/showWrong.ts";
import type { Session } from "../session.ts";
import { freeName, wrongWithName } from "../sharedBlocks.ts";

interface ShareBlockProps {
  session: Session;
  /** What the block says. */
  words: string;
  onShare(name: string): void;
  onClose(): void;
}

/** Asks what a block is called that is to stand on several pages. */
export function ShareBlock({ session, words, onShare, onClose }: ShareBlockProps) {
  const [typed, setTyped] = useState(() => freeName(session, words));
  const name = typed.trim();
  const wrong = wrongWithName(session, name);
  return (
    <Dialog
      title="Share this block with other pages"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form="share-block">
            Share it
          </Button>
        </>
      }
    >
      <form
        id="share-block"
        className={layout.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong === undefined) onShare(name);
          else showWrong();
        }}
      >
        <p>
          It is written once from then on. What is changed in it changes on all pages that have it. To put it on another
          page, add a block there and choose it under “Shared block”.
        </p>
        <LabelledInput
          label="Name"
          help="What lists call it. Visitors do not see it."
          value={typed}
          onChange={setTyped}
          problem={wrong}
          isFirst
        />
      </form>
    </Dialog>
  );
}
