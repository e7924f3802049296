import { startBehaviours } from "../browser/behaviours.ts";
import { listenForChanges } from "./changes.ts";

// An example alone: its blocks behave as on a page. What changes it makes it load anew.
const root = document.getElementById("_root")!;
startBehaviours(root, Promise.resolve());
listenForChanges(() => location.reload());

// In a frame, a link to elsewhere would show a page where the example was.
if (parent !== window) {
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link && !event.defaultPrevented && /^(?:\/|https:)/.test(link.getAttribute("href")!)) link.target = "_blank";
  });
}
