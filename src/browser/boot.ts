import { enhance as startLayout } from "../layout/enhance.ts";
import { startBehaviours } from "./behaviours.ts";
import { layOutAll, layOutInTurns, startTurns } from "./layOut.ts";
import { startNavigation } from "./navigation.ts";
import { showOwnAddress } from "./ownAddress.ts";

// The only script that runs at load; inlined in every page. It stays below 3 KiB (brotli).
const root = document.getElementById("root")!;
startTurns(root);
let stop = startBehaviours(root);

showOwnAddress();
startLayout(root);
startNavigation(root, restart, showLateStyles());
addEventListener("scroll", startMotion, { once: true });
addEventListener("load", () => {
  // Now nothing is more urgent.
  void layOutInTurns(root, setTimeout);
  // Only home screens ask for it.
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }),
  );
});

function restart() {
  stop();
  stop = startBehaviours(root);
  void startMotion();
}

/** Scroll-in animations: not on phones, not where motion is reduced. */
async function startMotion() {
  layOutAll(root);
  if (!matchMedia("(min-width: 768px) and (prefers-reduced-motion: no-preference)").matches) return;
  const { revealOnScroll } = (await import(
    /* @vite-ignore */ document.documentElement.dataset["motion"]!
  )) as typeof import("./motion.ts");
  revealOnScroll(root);
}

/** Shows styles that parsing and painting the page do not wait for. Resolves when they apply. See docs/decisions/0014. */
async function showLateStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[media^=print]")!;
  // Without these styles the page is plain, but it is there.
  if (!link.sheet) await new Promise((end) => ["load", "error"].forEach((type) => link.addEventListener(type, end)));
  link.media = "all";
  void layOutInTurns(root, requestAnimationFrame);
}
