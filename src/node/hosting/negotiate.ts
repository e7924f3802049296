/** A part of a file, both ends included. */
interface Range {
  start: number;
  end: number;
}

/** Compressed files, the smaller one first: what their names end with, and what they are called in HTTP. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** What the name of a compressed file may end with. */
export const endings: readonly string[] = encodings.map(({ ending }) => ending);

/** The encodings that a client takes, the better one first. */
export function encodingsFor(accepted = "") {
  const refused = /;\s*q=0(?:\.0*)?\s*$/i;
  const taken = accepted.split(",").filter((each) => !refused.test(each));
  const names = taken.map((each) => each.split(";")[0]!.trim().toLowerCase());
  return encodings.filter(({ name }) => names.includes(name));
}

/** Whether a client that knows a file by these tags has it already. */
export function isKnown(etag: string, tags: string | undefined): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return tags !== undefined && tags.split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(etag));
}

/** The one range that a client asks for; undefined for none or for what is not understood, "outside" when there is no such part. */
export function rangeOf(asked: string | undefined, size: number): Range | "outside" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start >= size ? "outside" : { start, end };
}
