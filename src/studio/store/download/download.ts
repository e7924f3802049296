/** Milliseconds until the object URL is revoked: Safari and Firefox read it after the click, on a busy computer long after. */
const KEPT = 60_000;

/** Has the browser save a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
