import { useState } from "react";
import { pageTitle, type SiteData } from "../../site/siteData.ts";
import type { CommandDone } from "../../store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Answer } from "./Answer.tsx";
import layout from "../../ui/fields.module.css";
import type { usePageCommand } from "./usePageCommand.ts";

interface RemovePageProps {
  site: SiteData;
  route: string;
  command: ReturnType<typeof usePageCommand>;
  onRemoved(message: string, done: CommandDone): void;
  onClose(): void;
}

/** Deletes a page, unless others lead to it; the reasons are told. */
export function RemovePage({ site, route, command, onRemoved, onClose }: RemovePageProps) {
  const [redirect, setRedirect] = useState("");
  const page = site.pages.find((each) => each.route === route);
  const title = page ? pageTitle(page) : route;
  const remove = async () => {
    const done = await command.run({ name: "remove", route, ...(redirect && { redirect }) });
    if (done) onRemoved(`“${title}” is deleted.`, done);
  };
  return (
    <Dialog
      title="Delete this page?"
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" aria-disabled={command.asking.kind === "busy"} onClick={() => void remove()}>
            Delete “{title}”
          </Button>
        </>
      }
    >
      <div className={layout.fields}>
        <p>
          The note that comes next can bring it back. After that it cannot be brought back here. What was published of
          it stays in the history of the site.
        </p>
        <label className={layout.row}>
          <span className={layout.label}>Whoever still has its address gets</span>
          <select
            className={layout.input}
            aria-describedby="remove-help"
            value={redirect}
            onChange={(event) => setRedirect(event.target.value)}
          >
            <option value="">the words that the page is not there</option>
            {site.pages
              .filter((each) => each.route !== route)
              .map((each) => (
                <option key={each.file} value={each.route}>
                  to “{pageTitle(each)}”
                </option>
              ))}
          </select>
          <span className={layout.small} id="remove-help">
            Choose a page here, and all links to the old one lead to it from then on.
          </span>
        </label>
        <Answer asking={command.asking} savesFirst={command.savesFirst} />
      </div>
    </Dialog>
  );
}
