/** Handles of social networks in place of addresses: "@kitestep". */

/** The URLs of profiles, by a regex for the name of the network in the label of a link. */
const NETWORKS: readonly [name: RegExp, start: string][] = [
  [/instagram/i, "https://www.instagram.com/"],
  [/facebook/i, "https://www.facebook.com/"],
  [/linked\s?in/i, "https://www.linkedin.com/company/"],
  [/you\s?tube/i, "https://www.youtube.com/@"],
  [/tik\s?tok/i, "https://www.tiktok.com/@"],
  [/pinterest/i, "https://www.pinterest.com/"],
  [/github/i, "https://github.com/"],
  [/twitter|\bX\b/, "https://x.com/"],
];

/**
 * The fix for a handle; undefined for any other address.
 * @param words The label of the link.
 */
export function adviceOnHandle(href: string, words = ""): string | undefined {
  const [, name] = /^\s*@([\w.-]*\w)\s*$/.exec(href) ?? [];
  if (name === undefined) return undefined;
  const [start, ...others] = NETWORKS.flatMap(([network, at]) => (network.test(words) ? [at] : []));
  if (start !== undefined && others.length === 0) return `write "${start}${name}" if that is your page there.`;
  return name.includes(".") ? undefined : 'write the whole address of the page that it stands for: "https://…".';
}
