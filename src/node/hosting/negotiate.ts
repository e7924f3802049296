/** A byte range, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Content encodings, the one with the smaller files first, with their file extensions. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** The extensions of compressed files. */
export const endings: readonly string[] = encodings.map(({ ending }) => ending);

/** The encodings that a client accepts, the better one first. */
export function encodingsFor(accepted = "") {
  const refused = /;\s*q=0(?:\.0*)?\s*$/i;
  const taken = accepted.split(",").filter((each) => !refused.test(each));
  const names = taken.map((each) => each.split(";")[0]!.trim().toLowerCase());
  return encodings.filter(({ name }) => names.includes(name));
}

/** Whether an `If-None-Match` header contains an ETag. */
export function isKnown(etag: string, tags: string | undefined): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return tags !== undefined && tags.split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(etag));
}

/** The single byte range that a client requests; undefined for none or an unsupported header, "outside" if it is not satisfiable. */
export function rangeOf(asked: string | undefined, size: number): ByteRange | "outside" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start >= size ? "outside" : { start, end };
}
