import { startLayout } from "../layout/startLayout.ts";
import { addLink } from "./addLink.ts";
import { startBehaviours } from "./behaviours.ts";
import { layOutAll, layOutInTurns } from "./layOut.ts";
import { startNavigation } from "./navigation.ts";
import { showCanonicalAddress } from "./canonicalAddress.ts";
import { leftAt } from "./scroll.ts";

/** Milliseconds after which the page is shown without the styles that are still on the way. */
const PATIENCE = 4000;

// The only script that runs at load; inlined in every page. It stays below 3 KiB (brotli).
const root = document.getElementById("_root")!;
const { dataset } = document.documentElement;
// Search engines link to words on a page. Browsers hide these from `location`.
const leadsToWords = performance.getEntriesByType("navigation")[0]?.name.includes(":~:text=");
// A link to a place or to words on the page, or a return to one, needs the whole page laid out.
const isNew = !leftAt() && !location.hash && !leadsToWords;
if (!isNew) layOutAll();
dataset["turns"] = "";
const styled = showLateStyles();
let stop = startBehaviours(root, styled);

showCanonicalAddress();
startLayout(root);
startNavigation(root, restart, styled);
addEventListener("scroll", startMotion, { once: true });
// The page may have been scrolled before this script ran. In a frame callback, reading that forces no layout.
requestAnimationFrame(() => scrollY && dispatchEvent(new Event("scroll")));

function restart() {
  stop();
  stop = startBehaviours(root, styled);
  void startMotion();
}

/** Scroll-in animations: not on phones, not where motion is reduced. */
async function startMotion() {
  layOutAll();
  // The animation measures positions, so all styles have to apply before.
  await styled;
  if (!matchMedia("(min-width: 768px) and (prefers-reduced-motion: no-preference)").matches) return;
  // When its script cannot be loaded, nothing is animated.
  const loaded = import(/* @vite-ignore */ dataset["motion"]!).catch(() => undefined);
  const motion = (await loaded) as typeof import("./motion.ts") | undefined;
  motion?.revealOnScroll(root);
}

/** Asks for the styles that painting the page does not wait for. Resolves when they apply, to all that is further down. See docs/decisions/0014. */
async function showLateStyles(): Promise<void> {
  if (isNew) await firstPaint();
  // In a narrow window, the second block waits for this; a menu that is opened meanwhile is painted before.
  void layOutInTurns(2);
  // Without these styles the page is plain, but it is there.
  await new Promise((end) => {
    addLink({ rel: "stylesheet", href: dataset["late"]!, onload: end, onerror: end });
    setTimeout(end, PATIENCE);
  });
  delete dataset["late"];
  // Only needed when the site is added to a home screen.
  addLink({ rel: "manifest", href: "/manifest.webmanifest" });
  await layOutInTurns();
}

/** Resolves at the first paint. Hidden tabs never paint, and some browsers do not report paints: hence the time limit. */
function firstPaint(): Promise<unknown> {
  return new Promise((end) => {
    new PerformanceObserver(end).observe({ type: "paint", buffered: true });
    setTimeout(end, document.hidden ? 0 : 2000);
  });
}
