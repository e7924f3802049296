import { useEffect, useState } from "react";
import type { Store, Uploaded } from "../store/store.ts";

/** The uploads of a dialog. When it closes, those that were not chosen are deleted again, also one that is still in transit. */
export function useUploads(store: Pick<Store, "upload" | "takeBack">) {
  const [own] = useState(() => ({ names: new Set<string>(), isOver: false }));
  useEffect(
    () => () => {
      own.isOver = true;
      for (const name of own.names) void store.takeBack(name);
    },
    [store, own],
  );
  return {
    /** Undefined when the dialog was closed meanwhile. */
    async upload(file: File): Promise<Uploaded | undefined> {
      const uploaded = await store.upload(file);
      if (uploaded.kind === "uploaded" && own.isOver) void store.takeBack(uploaded.image.name);
      else if (uploaded.kind === "uploaded") own.names.add(uploaded.image.name);
      return own.isOver ? undefined : uploaded;
    },
    /** This one stays. */
    take(name: string): void {
      own.names.delete(name);
    },
  };
}
