/** Calls back with the path of each file that changes, and of the last that changed since this document was made. */
export function listenForChanges(changed: (path: string) => void): void {
  import.meta.hot?.on("blockwright:gallery", ({ path }: { path: string }) => changed(path));
  import.meta.hot?.send("blockwright:listening", { made: Number(document.documentElement.dataset["made"]) });
}
