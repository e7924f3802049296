/** File names that all operating systems allow. */

/** Device names of Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Characters that Windows does not allow in names. */
const FORBIDDEN = /\s*[<>:"|?*\\\p{Cc}]+\s*/gu;
/** A fast test of a whole path; may match too often. */
const DOUBTFUL = /[<>:"|?*\\\p{Cc}]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/iu;

/** The suffixes that make a device name valid, by folder. */
const NOUNS: readonly (readonly [folder: string, noun: string])[] = [
  ["images/", "picture"],
  ["pages/_shared/", "block"],
  ["", "page"],
];

/** Whether a name is a device name of Windows. */
export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

/**
 * The first part of a path that Windows does not allow, a folder or the file itself, and a better name for it.
 * Undefined if the whole path is portable.
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

/** The path with all its names made portable. */
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
