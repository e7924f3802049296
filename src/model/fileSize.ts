/** The size of a file as people read it: "12 kB", "1.4 MB". A kilobyte has a thousand bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
