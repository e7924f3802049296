/** Names of files that are the same on every computer. */

/** Names that Windows keeps for devices, whatever stands behind a point. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Characters that no name has on Windows. */
const FORBIDDEN = /\s*[<>:"|?*\\\p{Cc}]+\s*/gu;
/** A quick answer for a whole path; rather once too often. */
const DOUBTFUL = /[<>:"|?*\\\p{Cc}]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/iu;

/** What is added to the name of a device, by the folder that the file is in. */
const NOUNS: readonly (readonly [folder: string, noun: string])[] = [
  ["images/", "picture"],
  ["pages/_shared/", "block"],
  ["", "page"],
];

/** Whether Windows keeps a name for a device. */
export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

/**
 * The part of a path that Windows cannot have, and what it should be: the file itself, or the first folder on the way to
 * it. Undefined for a path that every computer can have.
 */
export function unportable(path: string): { part: string; better: string } | undefined {
  if (!DOUBTFUL.test(path)) return undefined;
  const names = path.split("/");
  const at = names.findIndex((name) => portableName(path, name) !== name);
  if (at < 0) return undefined;
  const around = names.slice(0, at);
  const part = names[at]!;
  return { part: [...around, part].join("/"), better: [...around, portableName(path, part)].join("/") };
}

/** The path with names that every computer can have. */
export function portablePath(path: string): string {
  return path
    .split("/")
    .map((name) => portableName(path, name))
    .join("/");
}

function portableName(path: string, name: string): string {
  const plain = name.replace(FORBIDDEN, "-").replace(/[. ]+$/, "");
  const noun = NOUNS.find(([folder]) => path.startsWith(folder))![1];
  return plain.replace(DEVICE, (device) => `${device}-${noun}`);
}
