/** Parts of the studio without the rest of it: the preview of a page, the check, and pickers that are opened by their names. */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { useMemo, useReducer, useState } from "react";
import "../../../../src/studio/app/tokens.css";
import "../../../../src/studio/app/base.css";
import { useCheck } from "../../../../src/studio/app/useCheck.ts";
import { createChecker } from "../../../../src/studio/check/checker.ts";
import type { SiteTexts } from "../../../../src/studio/check/messages.ts";
import { lookupOf, newSession, sessionReduce, siteOf } from "../../../../src/studio/app/session.ts";
import type { Action } from "../../../../src/studio/document/actions.ts";
import { JsonTab } from "../../../../src/studio/json/JsonTab.tsx";
import { BlockPicker } from "../../../../src/studio/pickers/BlockPicker.tsx";
import { ImagePicker } from "../../../../src/studio/pickers/ImagePicker.tsx";
import { LinkPicker } from "../../../../src/studio/pickers/LinkPicker.tsx";
import { Preview } from "../../../../src/studio/preview/Preview.tsx";
import { type PreviewWidth, WidthControl } from "../../../../src/studio/preview/WidthControl.tsx";
import { schemas } from "../../../../src/studio/schemas.ts";
import { SearchPreview } from "../../../../src/studio/sharing/SearchPreview.tsx";
import { SocialPreview } from "../../../../src/studio/sharing/SocialPreview.tsx";
import { stockOf } from "../../../../src/studio/site/stock.ts";
import { Dialog } from "../../../../src/studio/ui/Dialog.tsx";
import type { SiteSnapshot } from "../../../../src/studio/store/store.ts";

const snapshot = (await (await fetch("/snapshot.json")).json()) as SiteSnapshot;
const { resources } = snapshot;
const checker = createChecker();

/** What tests ask for. */
const parts = {
  check: (texts: SiteTexts) => checker.check(texts, resources),
  texts: Object.fromEntries(snapshot.files.map(({ file, text }) => [file, text])) as SiteTexts,
  act: (_action: Action): void => {},
  show: (_file: string): void => {},
  open: (_picker: "block" | "link" | "image" | "sharing" | "json", _link?: string): void => {},
  told: [] as unknown[],
};
/** Nothing is stored here: what is uploaded is a picture that the site has already. */
const store = {
  upload: (file: File) =>
    Promise.resolve(
      file.name === "not-a-picture.png"
        ? ({ kind: "refused", message: "This is no picture." } as const)
        : ({
            kind: "uploaded",
            image: snapshot.images.find(({ name }) => name === "blog/ios-or-android.webp")!,
            resources,
          } as const),
    ),
};
export type Parts = typeof parts;
Object.assign(globalThis, { parts });

function Page() {
  const [session, send] = useReducer(sessionReduce, snapshot, (given) => newSession(schemas, given));
  const [width, setWidth] = useState<PreviewWidth>("full");
  const [interact, setInteract] = useState(false);
  const [hovered, setHovered] = useState<string | null>(null);
  const { open } = session.files[session.current]!;
  const { page, keys, selection } = open.now;
  const [picker, setPicker] = useState<"block" | "link" | "image" | "sharing" | "json">();
  const [link, setLink] = useState("");
  const site = useMemo(() => siteOf(session), [session]);
  const { problems: found } = useCheck(site);
  const problems = useMemo(() => found.filter(({ file }) => file === open.file), [found, open.file]);
  const close = () => setPicker(undefined);
  const pick = (picked: unknown) => {
    parts.told.push(picked);
    close();
  };
  const around = {
    lookup: lookupOf(session),
    stock: stockOf(site),
    page: { ...open, text: open.now.text, data: page! },
  };
  parts.open = (kind, value = "") => {
    setLink(value);
    setPicker(kind);
  };
  parts.act = (action) => flushSync(() => send({ type: "edit", file: session.current, action }));
  parts.show = (file) => flushSync(() => send({ type: "show", file }));
  return (
    <main style={{ display: "grid", gridTemplateRows: "auto 1fr", height: "100%" }}>
      <div style={{ display: "flex", gap: "16px", padding: "8px" }}>
        <h1 className="unseen">Parts</h1>
        <WidthControl width={width} onWidth={setWidth} />
        <label>
          <input type="checkbox" checked={interact} onChange={() => setInteract(!interact)} /> Interact
        </label>
      </div>
      <Preview
        site={site}
        file={open}
        page={page!}
        keys={keys}
        selected={selection ?? null}
        onSelect={(key, pointer) => {
          parts.told.push({ key, pointer });
          send({ type: "edit", file: session.current, action: { type: "select", key: key ?? undefined } });
        }}
        hovered={hovered}
        onHover={setHovered}
        width={width}
        onWidth={setWidth}
        interact={interact}
      />
      {picker === "block" && <BlockPicker around={around} onPick={pick} onClose={close} />}
      {picker === "link" && <LinkPicker value={link} site={site} file={open} onPick={pick} onClose={close} />}
      {picker === "image" && (
        <ImagePicker
          value={{ src: link }}
          isOnlyFile={false}
          site={site}
          store={store}
          onUploaded={(uploaded) => parts.told.push(uploaded.image.name)}
          onPick={pick}
          onClose={close}
        />
      )}
      {picker === "json" && (
        <div style={{ position: "fixed", inset: "80px 0 0 50%" }}>
          <JsonTab
            file={open.file}
            text={open.now.text}
            problems={problems}
            onChange={(text) => send({ type: "edit", file: open.file, action: { type: "replaceText", text } })}
          />
        </div>
      )}
      {picker === "sharing" && (
        <Dialog title="When it is found or shared" onClose={close}>
          <SearchPreview page={page!} site={site} />
          <SocialPreview page={page!} site={site} />
        </Dialog>
      )}
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<Page />);
