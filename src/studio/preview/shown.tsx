// The page of the preview: draws what the studio sends, and tells where somebody points, and which keys of the studio are pressed.
import font from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { registry } from "../../blocks/registry.ts";
import { showLateFont } from "../../browser/lateFont.ts";
import { blockSchema } from "../../model/fields.ts";
import type { Components } from "../../renderer/PageRenderer.tsx";
import type { Group } from "../../node/check/site.ts";
import { schemas } from "../schemas.ts";
import { holdFiles } from "../ui/files.ts";
import { shortcutOf } from "../ui/shortcuts.ts";
import { onlyIn } from "./fieldAt.ts";
import { blockElement, createMarks } from "./marks.ts";
import { listen, send, type FromPreview, type PreviewMarks, type ToPreview } from "./messages.ts";
import { createOpened } from "./opened.ts";
import { PagePreview } from "./PagePreview.tsx";
import { elementOf, knownOf, watchPointer } from "./pointing.ts";
import { showRing } from "./ring.ts";
import { createShownBlocks, type KeyedBlock, type ShownBlock } from "./shownBlocks.ts";
import { shownSite, type ShownSite } from "./shownSite.ts";

type Message<Kind> = Extract<ToPreview, { kind: Kind }>;

const root = createRoot(document.getElementById("_root")!, {
  // It is shown in the place of the block.
  onCaughtError() {},
});
const components: Components = {};
const showBlocks = createShownBlocks();
const tell = (message: FromPreview) => send(parent, message);
const layer = document.getElementById("_marks")!;
const marks = createMarks(layer, nameOf);
const opened = createOpened();

let given: Message<"site"> | undefined;
let page: Group | undefined;
let keyed: KeyedBlock[] = [];
let site: ShownSite | undefined;
let blocks: ShownBlock[] = [];
let file = "";
let interact = false;
let marked: PreviewMarks = { selected: undefined, item: undefined, hovered: undefined, scale: 1 };
/** Whether the item that is selected, if one is, could be opened. */
let isItemFound = true;
/** What else of the page blocks may show: its address and its card. */
let ownWords = "";
/** Chosen in here, so that it is in view already. */
let chosen: string | undefined;

function receive(message: ToPreview): void {
  switch (message.kind) {
    case "site":
      given = message;
      site = undefined;
      return draw();
    case "page":
      return receivePage(message);
    case "marks":
      return showMarks(message);
    case "interact":
      interact = message.on;
      return draw();
  }
}

function receivePage(message: Message<"page">): void {
  const known = new Map(keyed.map((each) => [each.key, each]));
  keyed = message.blocks.map(({ key, block }) => (block === undefined ? known.get(key)! : { key, block }));
  page = message.page;
  const words = JSON.stringify([page["route"], page["card"]]);
  if (words !== ownWords) site = undefined;
  ownWords = words;
  draw();
  if (message.file !== file) scrollTo(0, 0);
  file = message.file;
}

function draw(): void {
  if (!given || !page) return;
  site ??= shownSite(given.documents, given.resources, page);
  blocks = showBlocks(site, keyed);
  // Setting `lang`, even to the same value, makes the browser recalculate all styles.
  const language = site.content?.language ?? "en";
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  flushSync(() =>
    root.render(
      <PagePreview
        site={site!.content}
        path={String(page!["route"])}
        partOf={typeof page!["partOf"] === "string" ? page!["partOf"] : undefined}
        blocks={blocks}
        words={site!.words}
        components={{ ...components }}
        interact={interact}
      />,
    ),
  );
  marks.place();
  // An item without words of its own cannot be found until it has some.
  if (!isItemFound) revealFound();
  void loadMissing();
}

/** Loads the components of blocks that are shown for the first time. */
async function loadMissing(): Promise<void> {
  const types = [...new Set(blocks.flatMap(({ resolved }) => resolved?.type ?? []))].filter(
    (type) => !components[type],
  );
  if (types.length === 0) return;
  const loaded = await Promise.all(types.map(async (type) => [type, await registry[type]()] as const));
  Object.assign(components, Object.fromEntries(loaded));
  draw();
  showMarks(marked, true);
}

function showMarks(next: PreviewMarks, isAnew = false): void {
  const isNew = next.selected !== marked.selected || next.item !== marked.item || isAnew;
  const { selected } = next;
  marked = next;
  marks.show(marked);
  if (!isNew) return;
  const shown = showItem();
  if (selected !== undefined && selected !== chosen) marks.reveal(selected, shown);
  chosen = undefined;
}

function revealFound(): void {
  const shown = showItem();
  if (shown) marks.reveal(marked.selected!, shown);
}

function showItem(): HTMLElement | undefined {
  const { selected, item } = marked;
  const shown = selected !== undefined && item !== undefined ? itemElement(selected, item) : undefined;
  isItemFound = shown !== undefined || item === undefined;
  opened.show(shown);
  return shown;
}

function itemElement(key: string, item: string): HTMLElement | undefined {
  const element = blockElement(key);
  const written = keyed.find((each) => each.key === key)?.block;
  if (!element || written === undefined || !site) return undefined;
  return elementOf(element, onlyIn(written, item, knownOf(site)));
}

/** As the list of blocks calls it. */
function nameOf(key: string): string {
  const { block, resolved } = blocks.find((each) => each.key === key) ?? {};
  const written = (block as Group | undefined)?.["type"];
  const title = blockSchema(schemas, resolved?.type ?? String(written))?.schema.title ?? "Block";
  return written === "shared" && resolved ? `${title} (shared)` : title;
}

listen<ToPreview>(() => parent, receive);
watchPointer({
  isOn: () => !interact,
  hover(key, around) {
    tell({ kind: "hover", key });
    marks.point(around);
  },
  select(key, pointer) {
    chosen = key;
    tell({ kind: "select", key, pointer });
  },
  selectAround: (pointer) => tell({ kind: "selectAround", pointer }),
  findSite: () => site && given && { settings: given.documents.site, known: knownOf(site) },
  find: (key) => ({ block: keyed.find((each) => each.key === key)?.block, known: site && knownOf(site) }),
});
// Key events do not leave the frame. Keys of the studio are forwarded, and prevented here.
addEventListener("keydown", (event) => {
  const shortcut = shortcutOf(event);
  if (!shortcut) return;
  event.preventDefault();
  tell({ kind: "shortcut", shortcut });
});
// Otherwise the file would be shown in place of the page.
holdFiles(() => {});
new ResizeObserver(() => marks.place()).observe(document.body);
// The header stays while the page scrolls.
addEventListener("scroll", () => marks.place(), { passive: true });
showRing(layer);
void showLateFont(font);
tell({ kind: "ready" });
