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
  addEventListener("drop", (event) => take(event, event.dataTransfer), { signal });
  // Some programs put a picture of copied words beside them on the clipboard: the words are meant.
  const hasWords = (data: DataTransfer | null) => data?.types.includes("text/plain");
  addEventListener("paste", (event) => !hasWords(event.clipboardData) && take(event, event.clipboardData), { signal });
  return () => ended.abort();

  function take(event: Event, data: DataTransfer | null): void {
    if (!hasFiles(data)) return;
    event.preventDefault();
    onFiles([...data!.files]);
  }
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
