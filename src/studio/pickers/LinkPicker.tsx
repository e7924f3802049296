import { useState } from "react";
import type { NamedFile } from "../document/read.ts";
import { schemas } from "../schemas.ts";
import { pageTitle, type SiteData } from "../site/siteData.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import {
  asPhone,
  kindOfLink,
  type LinkKind,
  type NewAnchor,
  pageOfLink,
  pagesFound,
  pageTaken,
  placesOn,
  wrongWith,
} from "./links.ts";
import { Choices } from "../ui/Choices.tsx";
import layout from "../ui/fields.module.css";
import { LabelledInput } from "../ui/LabelledInput.tsx";
import { showWrong } from "../ui/showWrong.ts";
import styles from "./LinkPicker.module.css";
import { PageChoice } from "./PageChoice.tsx";

interface LinkPickerProps {
  /** The address that is there now; empty for none. */
  value: string;
  site: SiteData;
  /** The file that the link stands in. */
  file: NamedFile;
  /** @param naming What has to be done for the address to lead there. */
  onPick(href: string, naming?: NewAnchor): void;
  /** Leaves the words, without a link. */
  onTakeOut: (() => void) | undefined;
  onClose(): void;
}

const KINDS: readonly { kind: LinkKind; words: string; label: string; start: string; type: string }[] = [
  { kind: "page", words: "Page of this site", label: "", start: "", type: "" },
  { kind: "email", words: "Email", label: "Email address", start: "mailto:", type: "email" },
  { kind: "phone", words: "Phone", label: "Phone number", start: "tel:", type: "tel" },
  { kind: "outside", words: "Another site", label: "Address of the page", start: "", type: "url" },
];

/** Chooses where a link leads. */
export function LinkPicker({ value, site, file, onPick, onTakeOut, onClose }: LinkPickerProps) {
  const [kind, setKind] = useState(kindOfLink(value));
  const [written, setWritten] = useState(value);
  const [search, setSearch] = useState("");
  const [isTried, setTried] = useState(false);
  const { label, start, type } = KINDS.find((each) => each.kind === kind)!;
  const own = site.pages.find((page) => page.file === file.file)?.route;
  const found = pagesFound(site.pages, search);
  const chosen = kind === "page" ? pageOfLink(site, written, own) : undefined;
  const page = kind === "page" ? pageTaken(found, search, chosen) : undefined;
  const href = page && page !== chosen ? page.route : written;
  const picked = kind === "phone" ? asPhone(href) : href;
  const anchor = href.includes("#") ? href.slice(href.indexOf("#") + 1) : "";
  const isBroken = kind === "page" && written !== "" && !chosen;
  const places = page ? placesOn(schemas, site, page) : [];
  const isLost = page && anchor !== "" && anchor !== "top" && !places.some((place) => place.anchor === anchor);
  const wrong = kind === "page" ? (page ? undefined : "Choose a page.") : wrongWith(kind, href);
  const use = () => {
    if (wrong) return showWrong(() => setTried(true));
    const { unnamed, words } = places.find((place) => place.anchor === anchor) ?? {};
    if (!page || !unnamed) return onPick(picked);
    onPick(addressOf(page.route, unnamed.name, own), { file: page.file, words: words!, ...unnamed });
  };
  return (
    <Dialog
      title="Where does the link lead?"
      onClose={onClose}
      actions={
        <>
          {onTakeOut && (
            <Button look="quiet" onClick={onTakeOut}>
              Take the link out
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" onClick={use}>
            Use this link
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <Choices
          name="Kind of link"
          choices={KINDS.map((each) => ({ value: each.kind, words: each.words }))}
          value={kind}
          onChoice={(next) => {
            setKind(next);
            setTried(false);
            setWritten(kindOfLink(value) === next ? value : KINDS.find((each) => each.kind === next)!.start);
          }}
        />
        {isBroken && (
          <output className={layout.flag}>
            No page of this site has the address <code>{written.replace(/#.*$/, "")}</code>.
          </output>
        )}
        {isLost && (
          <output className={layout.flag}>
            “{pageTitle(page)}” has no place called <code>{anchor}</code>.
          </output>
        )}
        {kind === "page" ? (
          <PageChoice
            isWrong={isTried && wrong !== undefined}
            found={found}
            count={site.pages.length}
            search={search}
            onSearch={setSearch}
            route={page?.route}
            onRoute={setWritten}
            places={places}
            anchor={anchor}
            onAnchor={(next) => setWritten(addressOf(page!.route, next, own))}
          />
        ) : (
          <LabelledInput
            key={kind}
            label={label}
            type={type}
            value={href.slice(start.length)}
            problem={isTried ? wrong : undefined}
            onChange={(words) => setWritten(start + words.trim())}
          />
        )}
        {kind === "page" && isTried && wrong && (
          <p className={layout.wrong} role="alert">
            {wrong}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** A place on the page itself needs no address of the page. */
function addressOf(route: string, anchor: string, own: string | undefined): string {
  if (anchor === "") return route;
  return route === own ? `#${anchor}` : `${route}#${anchor}`;
}
