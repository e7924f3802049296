import { useEffect, useLayoutEffect, useRef } from "react";
import { TEXT } from "./shortcuts.ts";

/**
 * Keeps the browser from leaving the window for a file that is dropped on it.
 * @param onFiles Gets what is dropped, and what is pasted where its words are not meant.
 * @returns What ends it.
 */
export function holdFiles(onFiles: (files: readonly File[]) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener("dragover", (event) => hasFiles(event.dataTransfer) && event.preventDefault(), { signal });
  const { onDrop, onPaste } = filesOn(onFiles);
  addEventListener("drop", onDrop, { signal });
  addEventListener("paste", (event) => !areWordsMeant(event) && onPaste(event), { signal });
  return () => ended.abort();
}

type Handed = Pick<Event, "preventDefault" | "stopPropagation">;

/** For one element without texts to write in: what it gets, the window does not get. */
export function filesOn(onFiles: (files: readonly File[]) => void) {
  const take = (event: Handed, data: DataTransfer | null) => {
    if (!hasFiles(data)) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...data!.files]);
  };
  return {
    onDrop: (event: Handed & Pick<DragEvent, "dataTransfer">) => take(event, event.dataTransfer),
    onPaste: (event: Handed & Pick<ClipboardEvent, "clipboardData">) => take(event, event.clipboardData),
  };
}

/** Whether something is pasted for its words. Only a text can take them. */
function areWordsMeant(event: ClipboardEvent): boolean {
  // The editor of JSON is in a shadow root.
  const [target] = event.composedPath();
  if (!(target instanceof Element && target.closest(TEXT))) return false;
  const names = Array.from(event.clipboardData!.files, ({ name }) => name);
  return isMoreThanNames(event.clipboardData!.getData("text/plain"), names);
}

/**
 * Office programs put a picture of copied words beside them on the clipboard: the words are meant. File managers put the
 * names of copied files there, or their paths: the files are meant.
 */
export function isMoreThanNames(words: string, names: readonly string[]): boolean {
  const lines = words.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  return lines.some((line) => !names.includes(line.trim().replace(/^.*[/\\]/, "")));
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
