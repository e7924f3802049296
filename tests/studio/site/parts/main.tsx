/** Parts of the studio without the rest of it: the preview of a page, the check, and pickers that are opened by their names. */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { useReducer, useState } from "react";
import "../../../../src/studio/app/tokens.css";
import "../../../../src/studio/app/base.css";
import { createChecker } from "../../../../src/studio/check/checker.ts";
import type { SiteTexts } from "../../../../src/studio/check/messages.ts";
import { newSession, sessionReduce, siteOf } from "../../../../src/studio/app/session.ts";
import type { Action } from "../../../../src/studio/document/actions.ts";
import { Preview } from "../../../../src/studio/preview/Preview.tsx";
import { type PreviewWidth, WidthControl } from "../../../../src/studio/preview/WidthControl.tsx";
import { schemas } from "../../../../src/studio/schemas.ts";
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
  told: [] as unknown[],
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
        site={siteOf(session)}
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
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<Page />);
