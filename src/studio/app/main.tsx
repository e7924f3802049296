import { createRoot } from "react-dom/client";
import { openStore } from "../store/openStore.ts";
import { App } from "./App.tsx";
import { holdWindow, thisWindow } from "./windows.ts";
import "./tokens.css";
import "./base.css";

holdWindow();
createRoot(document.getElementById("root")!).render(<App store={openStore(thisWindow)} />);
