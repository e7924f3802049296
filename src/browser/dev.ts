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
  stop = startBehaviours(root);
};
const show = startNavigation(root, restart, Promise.resolve());
const load = () => fetchView(location.pathname, (resolved) => loadComponents(resolved, registry));

let saves = 0;

// Before anything is waited for, so that no save is missed.
import.meta.hot?.on("blockwright:saved", ({ report }: { report: string }) => {
  const own = ++saves;
  // What is shown in the place of a page is fetched whole, and so is one that is new or gone.
  if (page === undefined || (!isTakenOver && !report)) return location.reload();
  showReport(report);
  forgetViews();
  // A page that cannot be shown any more stays as it was until it is mended.
  // Vite would tell of the next save when this one is shown, if we returned a promise. What that one brings is its own matter.
  load().catch(() => own !== saves || report || location.reload());
});
import.meta.hot?.send("blockwright:opened", { seen });

showReport(JSON.parse(document.getElementById("_report")!.textContent) as string);
startLayout(root);
addEventListener("scroll", () => revealOnScroll(root), { once: true, passive: true });
if (page === undefined) restart();
else {
  // By now it may be broken.
  const hasView = await load().then(
    () => true,
    () => false,
  );
  if (hasView) {
    isTakenOver = true;
    hydrateRoot(root, createElement(BrowserRouter, null, createElement(Navigator, { onShow: show })));
  }
}
