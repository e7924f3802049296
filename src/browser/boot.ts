import { enhance as startLayout } from "../layout/enhance.ts";
import { startBehaviours } from "./behaviours.ts";
import { layOutAll, layOutInTurns } from "./layOut.ts";
import { startNavigation } from "./navigation.ts";
import { showOwnAddress } from "./ownAddress.ts";

// The only script that runs at load; inlined in every page. It stays below 3 KiB (brotli).
const root = document.getElementById("root")!;
let stop = startBehaviours(root);

showOwnAddress();
startLayout(root);
startNavigation(root, () => {
  stop();
  stop = startBehaviours(root);
  void startMotion();
});
showLateStyles();
addEventListener("scroll", startMotion, { once: true });
addEventListener("load", () => {
  // Now nothing is more urgent.
  void layOutInTurns(root, setTimeout);
  // Only home screens ask for it.
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }),
  );
});

/** Scroll-in animations: not on phones, not where motion is reduced. */
async function startMotion() {
  layOutAll(root);
  if (!matchMedia("(min-width: 768px) and (prefers-reduced-motion: no-preference)").matches) return;
  const { revealOnScroll } = (await import(
    /* @vite-ignore */ document.documentElement.dataset["motion"]!
  )) as typeof import("./motion.ts");
  revealOnScroll(root);
}

/** Styles that parsing and painting the page do not wait for. See docs/decisions/0014. */
function showLateStyles() {
  const link = document.querySelector<HTMLLinkElement>("link[media^=print]")!;
  const show = () => {
    link.media = "all";
    void layOutInTurns(root, requestAnimationFrame);
  };
  if (link.sheet) show();
  // Without these styles the page is plain, but it is there.
  else for (const end of ["load", "error"]) link.addEventListener(end, show);
}
