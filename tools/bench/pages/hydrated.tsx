/**
 * The other yardstick: React takes over the whole page at load, as most frameworks do it. Then the boot script does what it does
 * on every page. Runs in the browser.
 */
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { registry } from "../../../src/blocks/registry.ts";
import { addLink } from "../../../src/browser/addLink.ts";
import * as client from "../../../src/client.tsx";
import { Navigator } from "../../../src/Navigator.tsx";
import { loadComponents } from "../../../src/renderer/PageRenderer.tsx";
import { fetchView } from "../../../src/views.ts";

const { isReady } = client;
export { isReady };

/** Runs when a page is in the document: at first, the one that was there before. */
let show = () => {};
const onShow = () => show();
let styles: Promise<unknown> | undefined;

/** The page at load has its own styles; the next one is given those of all blocks, as this script has all blocks. */
export const prepare: client.AppModule["prepare"] = async (path) => {
  const href = document.documentElement.dataset["next"]!;
  styles ??= new Promise((end) => addLink({ rel: "stylesheet", href, onload: end, onerror: end }));
  await Promise.all([styles, client.prepare(path)]);
};

export const start: client.AppModule["start"] = (root, linkOf, shown) => {
  show = shown;
  client.start(root, linkOf, shown);
};

const root = document.getElementById("_root")!;
await fetchView(location.pathname, (page) => loadComponents(page, registry));
await new Promise<void>((taken) => {
  show = taken;
  const app = (
    <BrowserRouter>
      <Navigator onShow={onShow} />
    </BrowserRouter>
  );
  hydrateRoot(root, app);
});
// Behaviours change the markup, so they start only after hydration.
await import("../../../src/browser/boot.ts");
