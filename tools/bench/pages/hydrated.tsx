/** The other yardstick: React takes over the whole page at load, as most frameworks do it. Runs in the browser. */
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { registry } from "../../../src/blocks/registry.ts";
import { adopt } from "../../../src/client.tsx";
import { enhance } from "../../../src/layout/enhance.ts";
import { startNavigation } from "../../../src/browser/navigation.ts";
import { Navigator } from "../../../src/Navigator.tsx";
import { loadComponents } from "../../../src/renderer/PageRenderer.tsx";
import { fetchView } from "../../../src/views.ts";

export { isReady, prepare, start } from "../../../src/client.tsx";

const root = document.getElementById("root")!;
const show = startNavigation(root, () => {}, Promise.resolve());
enhance(root);
await fetchView(location.pathname, (page) => loadComponents(page, registry));
adopt(
  hydrateRoot(
    root,
    <BrowserRouter>
      <Navigator onShow={show} />
    </BrowserRouter>,
  ),
);
