import { useState } from "react";
import { type SiteData, text } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { addressFor } from "./address.ts";
import { Answer } from "./Answer.tsx";
import styles from "./dialogs.module.css";
import { LabelledInput } from "./LabelledInput.tsx";
import { fileOf, type usePageCommand } from "./usePageCommand.ts";

interface NewPageProps {
  site: SiteData;
  /** The page to be copied; undefined for one with examples. */
  from?: string;
  command: ReturnType<typeof usePageCommand>;
  onMade(file: string, message: string): void;
  onClose(): void;
}

/** Asks for title and address of a new page, and what it starts with. */
export function NewPage({ site, from, command, onMade, onClose }: NewPageProps) {
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const [template, setTemplate] = useState(from ?? "");
  const route = address ?? addressFor(title);
  const isTaken = site.pages.some((page) => page.route === route);
  const isReady = title.trim() !== "" && route.length > 1 && !isTaken;
  const make = async () => {
    if (!isReady) return;
    const done = await command.run(
      template === "" ? { name: "new", route, title } : { name: "duplicate", from: template, to: route, title },
    );
    if (done) onMade(fileOf(done, route), done.message);
  };
  return (
    <Dialog
      title={from === undefined ? "New page" : "Duplicate a page"}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form="new-page" aria-disabled={!isReady || command.asking.kind === "busy"}>
            {from === undefined ? "Make the page" : "Duplicate"}
          </Button>
        </>
      }
    >
      <form
        id="new-page"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <LabelledInput
          label="Title"
          help="What the browser tab and search results show."
          value={title}
          onChange={setTitle}
          isFirst
        />
        <LabelledInput
          label="Address"
          help="It starts with a slash. It can be changed later."
          value={route}
          onChange={setAddress}
          problem={isTaken ? "Another page has this address." : undefined}
        />
        <label className={styles.field}>
          <span className={styles.label}>It starts with</span>
          <select className={styles.input} value={template} onChange={(event) => setTemplate(event.target.value)}>
            <option value="">Blocks that a page usually has, with examples</option>
            {site.pages.map((page) => (
              <option key={page.file} value={page.route}>
                A copy of “{text(page.data["title"])}”
              </option>
            ))}
          </select>
        </label>
        <Answer asking={command.asking} />
      </form>
    </Dialog>
  );
}
