import { createRoot } from "react-dom/client";
import { openStore } from "../store/openStore.ts";
import { App } from "./App.tsx";
import "./tokens.css";
import "./base.css";

createRoot(document.getElementById("root")!).render(<App store={openStore()} />);
