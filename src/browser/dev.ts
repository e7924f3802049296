import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { registry } from "../blocks/registry.ts";
import { startLayout } from "../layout/startLayout.ts";
import { Navigator } from "../Navigator.tsx";
import { loadComponents } from "../renderer/PageRenderer.tsx";
import { fetchView, forgetViews } from "../views.ts";
import { startBehaviours } from "./behaviours.ts";
import { showReport } from "./devOverlay.ts";
import { revealOnScroll } from "./motion.ts";
import { startNavigation } from "./navigation.ts";

// The dev server's entry: React takes over at once, so that a saved file changes the page without a reload.
const root = document.getElementById("_root")!;
const { page, seen } = document.documentElement.dataset;
let stop = () => {};
let isTakenOver = false;
const restart = () => {
  stop();
  stop = startBehaviours(root, Promise.resolve());
};
const show = startNavigation(root, restart, Promise.resolve());
const load = () => fetchView(location.pathname, (resolved) => loadComponents(resolved, registry));

let saves = 0;

// Registered before the first await, so that no save is missed.
import.meta.hot?.on("blockwright:saved", ({ report }: { report: string }) => {
  const own = ++saves;
  // A document that stands in for a page is loaded again as a whole, as is a page that was added or removed.
  if (page === undefined || (!isTakenOver && !report)) return location.reload();
  showReport(report);
  forgetViews();
  // A page that cannot be shown any more stays as it was until it is mended.
  // No promise is returned: Vite would hold back the next save until this one is shown. A later save handles its own failure.
  load().catch(() => own !== saves || report || location.reload());
});
import.meta.hot?.send("blockwright:opened", { seen });

showReport(JSON.parse(document.getElementById("_report")!.textContent) as string);
startLayout(root);
addEventListener("scroll", () => revealOnScroll(root), { once: true, passive: true });
if (page === undefined) restart();
else {
  // The page may have been broken since the document was made.
  const hasView = await load().then(
    () => true,
    () => false,
  );
  if (hasView) {
    isTakenOver = true;
    hydrateRoot(root, createElement(BrowserRouter, null, createElement(Navigator, { onShow: show })));
  }
}
