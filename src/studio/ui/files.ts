import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the browser from leaving the window for a file that is dropped on it.
 * @param onFiles Gets what is dropped, and what is pasted without words.
 * @returns What ends it.
 */
export function holdFiles(onFiles: (files: readonly File[]) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener("dragover", (event) => hasFiles(event.dataTransfer) && event.preventDefault(), { signal });
  const { onDrop, onPaste } = filesOn(onFiles);
  addEventListener("drop", onDrop, { signal });
  addEventListener("paste", onPaste, { signal });
  return () => ended.abort();
}

type Handed = Pick<Event, "preventDefault" | "stopPropagation">;

/** For one element: what it gets, the window does not get. */
export function filesOn(onFiles: (files: readonly File[]) => void) {
  const take = (event: Handed, data: DataTransfer | null) => {
    if (!hasFiles(data)) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...data!.files]);
  };
  return {
    onDrop: (event: Handed & Pick<DragEvent, "dataTransfer">) => take(event, event.dataTransfer),
    // Some programs put a picture of copied words beside them on the clipboard: the words are meant.
    onPaste: (event: Handed & Pick<ClipboardEvent, "clipboardData">) => {
      if (!event.clipboardData?.types.includes("text/plain")) take(event, event.clipboardData);
    },
  };
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

/** The same as long as a part of the screen is there. */
export function useFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  useLayoutEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => holdFiles((files) => latest.current(files)), []);
}
