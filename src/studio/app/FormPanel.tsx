import { useEffect, useMemo, useRef } from "react";
import { blockSchema, isGroup, type Json } from "../../model/fields.ts";
import { hasExampleWords } from "../fields/exampleWords.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Problem } from "../../node/check/finding.ts";
import { idOf, isBroken } from "../document/openFile.ts";
import { documentFields } from "../fields/describe.ts";
import layout from "../ui/fields.module.css";
import { BlockFields } from "../form/GroupFields.tsx";
import { Fields } from "../form/Fields.tsx";
import { Messages } from "../form/FieldRow.tsx";
import { controlId, nameId, type Form, FormProvider, type Reveal } from "../form/form.ts";
import { mendsFor } from "../form/mends.ts";
import { isTextBox } from "../form/useWriting.ts";
import { problemPlaces } from "../form/problemPlaces.ts";
import { SearchPreview } from "../sharing/SearchPreview.tsx";
import { SocialPreview } from "../sharing/SocialPreview.tsx";
import { titleByRole } from "../site/siteData.ts";
import { blockWords } from "./blockWords.ts";
import { sharedWords } from "./sharedWords.ts";
import styles from "./FormPanel.module.css";
import type { StudioState } from "./useStudio.ts";

type Shown = "open" | "document" | "around" | "site" | "lookup" | "block" | "blocks" | "blockKeys" | "reveal";

interface FormPanelProps {
  studio: Pick<StudioState, Shown | "act" | "tell" | "showForm" | "revealAt">;
  problems: readonly Problem[];
  /** The text of the file that they were found in. */
  checked: string;
  /** Asks for another address of a page. */
  onRename(route: string): void;
  pick: Pick<Form, "pickLink" | "pickImage">;
}

/** The form of the selected block, or of the page itself. */
export function FormPanel({ studio, problems, checked, onRename, pick }: FormPanelProps) {
  const { open: file, lookup, document, around, site, block, blocks, blockKeys, reveal } = studio;
  const { act, tell, showForm, revealAt } = studio;
  const panel = useRef<HTMLDivElement>(null);
  const { page, keys } = file.now;
  const places = useMemo(() => problemPlaces(lookup, document, problems), [lookup, document, problems]);
  useReveal(panel, reveal);
  if (!page) return null;
  const form: Form = {
    document,
    keys,
    lookup,
    around,
    site,
    problems: places,
    reveal,
    act,
    tell,
    showForm,
    rename: onRename,
    mendsFor: (problem) => mendsFor(lookup, { document, checked, problems }, problem),
    mend: ({ action, shows }) => {
      act(action);
      revealAt(shows);
    },
    ...pick,
  };
  const own: Json | undefined = block === undefined ? undefined : blocks[block];
  const words = own === undefined ? undefined : blockWords(lookup.schemas, site, own);
  return (
    <FormProvider value={form}>
      <div className={styles.panel} ref={panel} key={block === undefined ? idOf(file) : blockKeys[block]}>
        <header className={styles.head}>
          <h2>{words ? words.kind : (titleByRole(file) ?? "The page")}</h2>
          {words && (
            <p>
              {words.shared === undefined
                ? descriptionOf(lookup, own!)
                : `Shared block “${words.shared}”: what you change in it changes on all its pages. ${sharedWords(site, words.shared)}`}
            </p>
          )}
          {hasExampleWords(lookup.schemas, own ?? page["block"] ?? null) && (
            <p className={layout.flag}>Some of its words are those of an example. Write your own in their place.</p>
          )}
          {!words && file.role === "shared" && (
            <p>What you change here changes on all its pages. {sharedWords(site, file.name)}</p>
          )}
        </header>
        <fieldset disabled={isBroken(file)} data-neighbours>
          {isGroup(own) ? (
            <BlockFields type={String(own["type"])} pointer={`/blocks/${block}`} />
          ) : (
            <>
              <Messages problems={[...(places.get("") ?? []), ...(places.get("/blocks") ?? [])]} />
              <Fields
                fields={documentFields(lookup.schemas, file.role).filter(({ name }) => name !== "blocks")}
                pointer=""
              />
              {file.role === "page" && (
                <>
                  <SearchPreview page={page} site={site} />
                  <SocialPreview page={page} site={site} />
                </>
              )}
            </>
          )}
        </fieldset>
      </div>
    </FormProvider>
  );
}

function descriptionOf(lookup: Lookup, block: Json): string {
  const type = isGroup(block) ? String(block["type"]) : "";
  return blockSchema(lookup.schemas, type)?.schema.description ?? "";
}

/** Scrolls to a field, and focuses it unless told otherwise; folded parts around it are opened first. */
function useReveal(panel: React.RefObject<HTMLDivElement | null>, reveal: Reveal | undefined): void {
  useEffect(() => {
    if (!reveal) return;
    let frame = 0;
    let tries = 0;
    const look = () => {
      const { pointer, focus } = reveal;
      const first = panel.current && focus === "inside" ? firstIn(panel.current, pointer) : null;
      const own = first ?? (panel.current && nearest(panel.current, pointer, tries >= 6));
      if (own) {
        own.scrollIntoView({ block: "center" });
        if (focus !== "none") {
          own.focus({ preventScroll: true });
          // Where nobody has written yet, the browser has put the caret before the words.
          if (isTextBox(own) && own.selectionEnd === 0) own.setSelectionRange(own.value.length, own.value.length);
        }
      } else if (tries++ < 6) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [panel, reveal]);
}

/** No <select>: Alt and an arrow key open it, but are to move the block that was added. */
function firstIn(panel: HTMLElement, pointer: string): HTMLElement | null {
  // The name of an entry comes before its fields.
  const isIn = `:is([id^="${CSS.escape(`${controlId(pointer)}/`)}"], [id="${CSS.escape(nameId(pointer))}"])`;
  return panel.querySelector<HTMLElement>(`:is(textarea, input:not([type=checkbox]), button)${isIn}`);
}

/** The control of a field; if it has none, that of the nearest field around it. */
function nearest(panel: HTMLElement, pointer: string, isLast: boolean): HTMLElement | null {
  const id = CSS.escape(controlId(pointer));
  // What no field shows can only be mended by a button.
  const own = panel.querySelector<HTMLElement>(`#${id}, [data-mends="${id}"] button`);
  if (own || !isLast) return own;
  return pointer.includes("/")
    ? nearest(panel, pointer.slice(0, pointer.lastIndexOf("/")), true)
    : panel.querySelector<HTMLElement>(":is(input, textarea, select, button):not([data-mends] *)");
}
