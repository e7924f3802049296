import { useState } from "react";
import { Preview, type PreviewProps } from "../preview/Preview.tsx";
import { type PreviewWidth, WidthControl } from "../preview/WidthControl.tsx";
import { Switch } from "../ui/Switch.tsx";
import styles from "./Middle.module.css";
import type { StudioState } from "./useStudio.ts";

type Pointing = Pick<PreviewProps, "hovered" | "onSelect" | "onSelectAround" | "onHover" | "onShortcut">;

type MiddleProps = Pick<StudioState, "site" | "open"> & Pointing;

/** The page as visitors see it, and how it is looked at. */
export function Middle({ site, open, ...pointing }: MiddleProps) {
  const [width, setWidth] = useState<PreviewWidth>("full");
  const [interact, setInteract] = useState(false);
  const { page, keys, selection } = open.now;
  return (
    <>
      <div className={styles.bar}>
        <WidthControl width={width} onWidth={setWidth} />
        <label
          className={styles.interact}
          htmlFor="interact"
          title="The page does what it does for visitors. Clicks select nothing."
        >
          <Switch id="interact" checked={interact} onSwitch={setInteract} />
          Interact
        </label>
      </div>
      <div className={styles.stage}>
        <Preview
          {...pointing}
          site={site}
          file={open}
          page={page ?? {}}
          keys={keys}
          selected={selection ?? null}
          width={width}
          onWidth={setWidth}
          interact={interact}
        />
      </div>
    </>
  );
}
