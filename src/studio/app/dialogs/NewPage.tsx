import { useId, useState } from "react";
import { pageTemplate, pageTemplates } from "../../../model/pageTemplates.ts";
import { pageTitle, type SiteData } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { addressFor, withSlash } from "./address.ts";
import { Answer } from "./Answer.tsx";
import layout from "../../ui/fields.module.css";
import { LabelledInput } from "../../ui/LabelledInput.tsx";
import { showWrong } from "../../ui/showWrong.ts";
import { fileOf, type usePageCommand } from "./usePageCommand.ts";

interface NewPageProps {
  site: SiteData;
  /** The page to be copied; undefined for one with examples. */
  from?: string;
  command: ReturnType<typeof usePageCommand>;
  onMade(file: string, message: string): void;
  onClose(): void;
}

/** What a page starts as: a template with words that are there to be replaced, or what another page says. */
function StartChoice({ site, start, onStart }: { site: SiteData; start: string; onStart(start: string): void }) {
  const id = useId();
  return (
    <div className={layout.row}>
      <label className={layout.label} htmlFor={id}>
        It starts as
      </label>
      <select
        id={id}
        className={layout.input}
        value={start}
        aria-describedby={`${id}-help`}
        onChange={(event) => onStart(event.target.value)}
      >
        <optgroup label="Templates">
          {pageTemplates.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </optgroup>
        <optgroup label="A copy of">
          {site.pages.map((page) => (
            <option key={page.file} value={page.route}>
              {pageTitle(page)}
            </option>
          ))}
        </optgroup>
      </select>
      <p id={`${id}-help`} className={layout.small}>
        {pageTemplate(start)?.purpose ?? "The same blocks and words as on that page."}
      </p>
    </div>
  );
}

function wrongWith(route: string, isTaken: boolean): string | undefined {
  if (route === "/") return 'Write an address with letters from a to z, such as "/about-us".';
  return isTaken ? "Another page has this address." : undefined;
}

/** Asks for title and address of a new page, and what it starts with. */
export function NewPage({ site, from, command, onMade, onClose }: NewPageProps) {
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  // Addresses start with a slash, names of templates do not.
  const [start, setStart] = useState(from ?? pageTemplates[0].name);
  const typed = address ?? addressFor(title);
  const route = withSlash(typed);
  const isTaken = site.pages.some((page) => page.route === route);
  const isBegun = title !== "" || address !== undefined;
  const isUntitled = title.trim() === "";
  const isReady = !isUntitled && route.length > 1 && !isTaken;
  const [isTried, setTried] = useState(false);
  const make = async () => {
    if (!isReady) return showWrong(() => setTried(true));
    const done = await command.run(
      start.startsWith("/")
        ? { name: "duplicate", from: start, to: route, title }
        : { name: "new", route, title, template: start },
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
          <Button look="main" type="submit" form="new-page" aria-disabled={command.asking.kind === "busy"}>
            {from === undefined ? "Make the page" : "Duplicate"}
          </Button>
        </>
      }
    >
      <form
        id="new-page"
        className={layout.fields}
        onChange={command.forget}
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
          problem={isTried && isUntitled ? "Write a title first." : undefined}
          isFirst
        />
        <LabelledInput
          label="Address"
          help="It starts with a slash. It can be changed later."
          value={typed}
          onChange={setAddress}
          problem={isBegun ? wrongWith(route, isTaken) : undefined}
        />
        <StartChoice site={site} start={start} onStart={setStart} />
        <Answer asking={command.asking} savesFirst={command.savesFirst} />
      </form>
    </Dialog>
  );
}
