/** What the preview is told, and what it draws anew. */
import { expect, test } from "vitest";
import { newSession, siteOf } from "../../../src/studio/app/session.ts";
import { sessionReduce } from "../../../src/studio/app/sessionReduce.ts";
import type { Action } from "../../../src/studio/document/actions.ts";
import type { ToPreview } from "../../../src/studio/preview/messages.ts";
import { createSender } from "../../../src/studio/preview/sender.ts";
import { createShownBlocks } from "../../../src/studio/preview/shownBlocks.ts";
import { shownSite } from "../../../src/studio/preview/shownSite.ts";
import { schemas } from "../../../src/studio/schemas.ts";
import type { SiteSnapshot } from "../../../src/studio/store/store.ts";
import { siteTexts } from "../studio.ts";

const resources = { images: {}, sprite: { path: "/images/p.svg", names: [] }, files: [], served: [], faults: {} };
const files = siteTexts.map(([{ file }, text]) => ({ file, text, etag: file }));
const snapshot = { id: "", files, unreadable: [], images: [], resources } as unknown as SiteSnapshot;

/** A session with a page open, and everything that its preview was told. */
function opened(file: string) {
  let session = sessionReduce(newSession(schemas, snapshot), { type: "show", file });
  const told: ToPreview[] = [];
  const sender = createSender((message) => told.push(message));
  const show = () => {
    const { open } = session.files[session.current]!;
    sender.show(siteOf(session), { file: open, page: open.now.page!, keys: open.now.keys });
  };
  show();
  return {
    told,
    act(action: Action, changed = session.current) {
      session = sessionReduce(session, { type: "edit", file: changed, action });
      show();
    },
  };
}

const kinds = (told: readonly ToPreview[]) => told.map(({ kind }) => kind);

test("a keystroke sends the block that it is in, and nothing else", () => {
  const { told, act } = opened("pages/contact.json");
  expect(kinds(told)).toEqual(["site", "page"]);
  act({ type: "set", pointer: "/blocks/2/heading", value: "Ways to us" });
  expect(kinds(told)).toEqual(["site", "page", "page"]);
  const last = told.at(-1) as Extract<ToPreview, { kind: "page" }>;
  expect(last.blocks.map(({ block }) => block !== undefined)).toEqual([false, false, true, false, false]);
  expect(last.blocks[2]!.block).toMatchObject({ heading: "Ways to us" });
});

test("a block that moves is not sent again", () => {
  const { told, act } = opened("pages/contact.json");
  act({ type: "move", pointer: "/blocks/4", to: 1 });
  const [, first, last] = told as Extract<ToPreview, { kind: "page" }>[];
  expect(last!.blocks.map(({ block }) => block)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(last!.blocks[1]!.key).toBe(first!.blocks[4]!.key);
});

test("a shared block that changes in its own file is sent with the site", () => {
  const { told, act } = opened("pages/contact.json");
  act({ type: "set", pointer: "/block/heading", value: "Write" }, "pages/_shared/contact-form.json");
  expect(kinds(told)).toEqual(["site", "page", "site", "page"]);
});

test("the file of a shared block shows that block alone", () => {
  const { told } = opened("pages/_shared/contact-form.json");
  const page = told[1] as Extract<ToPreview, { kind: "page" }>;
  expect(page.blocks).toMatchObject([{ key: "block", block: { type: "contactForm" } }]);
});

test("only blocks that changed or changed places are resolved anew; one that cannot be shown says why", () => {
  const { told, act } = opened("pages/contact.json");
  const [site, page] = told as [Extract<ToPreview, { kind: "site" }>, Extract<ToPreview, { kind: "page" }>];
  const around = shownSite(site.documents, site.resources, page.page);
  const show = createShownBlocks();
  const blocks = page.blocks.map(({ key, block }) => ({ key, block: block! }));
  const before = show(around, blocks);
  expect(before[0]!.trouble).toBe("There is no picture images/panels/contact.webp.");
  expect(before[2]!.resolved).toMatchObject({ type: "contactDetails", props: { blockId: "contactDetails-3" } });
  act({ type: "set", pointer: "/blocks/2/heading", value: "Ways to us" });
  const { block } = (told.at(-1) as typeof page).blocks[2]!;
  const after = show(around, blocks.with(2, { key: blocks[2]!.key, block: block! }));
  expect(after.map((each, i) => each === before[i])).toEqual([true, true, false, true, true]);
});
