import { useState } from "react";
import type { SiteData } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { withSlash } from "./address.ts";
import { Answer } from "./Answer.tsx";
import layout from "../../ui/fields.module.css";
import { LabelledInput } from "../../ui/LabelledInput.tsx";
import { showWrong } from "../../ui/showWrong.ts";
import { fileOf, type usePageCommand } from "./usePageCommand.ts";

interface RenamePageProps {
  site: SiteData;
  route: string;
  command: ReturnType<typeof usePageCommand>;
  onMoved(file: string, message: string): void;
  onClose(): void;
}

/** Gives a page another address. Links to it are changed, and the old address leads to it. */
export function RenamePage({ site, route, command, onMoved, onClose }: RenamePageProps) {
  const [typed, setTyped] = useState(route);
  const address = withSlash(typed);
  const isTaken = address !== route && site.pages.some((page) => page.route === address);
  const isReady = address !== route && address.length > 1 && !isTaken;
  const [isTried, setTried] = useState(false);
  const same = isTried && !isReady ? "Write the address that the page is to have." : undefined;
  const move = async () => {
    if (!isReady) return showWrong(() => setTried(true));
    const done = await command.run({ name: "move", from: route, to: address });
    if (done) onMoved(fileOf(done, address), done.message);
  };
  return (
    <Dialog
      title="Change the address"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form="rename-page" aria-disabled={command.asking.kind === "busy"}>
            Change the address
          </Button>
        </>
      }
    >
      <form
        id="rename-page"
        className={layout.fields}
        onChange={command.forget}
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <p>
          All links to this page are changed with it. Whoever still has the old address gets to the new one. Undo cannot
          go back to what was before it.
        </p>
        <LabelledInput
          label="New address"
          help={isReady ? `Now it is ${route}. It will be ${address}.` : `Now it is ${route}.`}
          value={typed}
          onChange={setTyped}
          problem={isTaken ? "Another page has this address." : same}
          isFirst
        />
        <Answer asking={command.asking} savesFirst={command.savesFirst} />
      </form>
    </Dialog>
  );
}
