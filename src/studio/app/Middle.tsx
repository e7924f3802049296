import { useState } from "react";
import type { OpenFile } from "../document/openFile.ts";
import { Preview } from "../preview/Preview.tsx";
import { type PreviewWidth, WidthControl } from "../preview/WidthControl.tsx";
import type { SiteData } from "../site/siteData.ts";
import styles from "./Middle.module.css";

interface MiddleProps {
  file: OpenFile;
  site: SiteData;
  hovered: string | null;
  onSelect(key: string | null, pointer?: string): void;
  onHover(key: string | null): void;
}

/** The page as visitors see it, and how it is looked at. */
export function Middle({ file, site, hovered, onSelect, onHover }: MiddleProps) {
  const [width, setWidth] = useState<PreviewWidth>("full");
  const [interact, setInteract] = useState(false);
  const { page, keys, selection } = file.now;
  return (
    <>
      <div className={styles.bar}>
        <WidthControl width={width} onWidth={setWidth} />
        <label className={styles.interact} title="The page does what it does for visitors. Clicks select nothing.">
          <input
            type="checkbox"
            role="switch"
            checked={interact}
            aria-checked={interact}
            onChange={({ target }) => setInteract(target.checked)}
          />
          Interact
        </label>
      </div>
      <div className={styles.stage}>
        <Preview
          site={site}
          file={file}
          page={page ?? {}}
          keys={keys}
          selected={selection ?? null}
          onSelect={onSelect}
          hovered={hovered}
          onHover={onHover}
          width={width}
          onWidth={setWidth}
          interact={interact}
        />
      </div>
    </>
  );
}
