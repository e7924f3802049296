/** Other builders that builds are held beside, where `npm run bench:peers` has installed them. */
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { measure, ROOT, type Usage } from "./measure.ts";

interface Peer {
  name: string;
  package: string;
  version: string;
  /** Its program and arguments, to be run in a folder with a copy of its files in `tools/bench/peers`. */
  args: readonly [program: string, ...rest: string[]];
}

/** Where they are installed: never among what the project itself needs. */
export const PEERS_FOLDER = join(ROOT, ".cache/peers");

export const peers: readonly Peer[] = [
  { name: "astro", package: "astro", version: "5.18.2", args: ["node_modules/astro/astro.js", "build"] },
  {
    name: "eleventy",
    package: "@11ty/eleventy",
    version: "2.0.1",
    args: ["node_modules/@11ty/eleventy/cmd.js", "--quiet", "--input=pages.11ty.cjs", "--output=out"],
  },
];

/** What each of them takes to print the texts of all pages of a site, by what is printed of it. Works in a folder. */
export function peerBuilds(site: string, folder: string): Record<string, () => Usage> {
  // A folder alone may be left over from a failed install.
  const installed = peers.filter(({ name, args }) => existsSync(join(PEERS_FOLDER, name, args[0])));
  const environment = {
    BENCH_SITE: site,
    BENCH_MARKUP: pathToFileURL(join(import.meta.dirname, "plainMarkup.mjs")).href,
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  const builds = installed.map((peer) => {
    const own = join(folder, peer.name);
    const work = () => {
      rmSync(own, { recursive: true, force: true });
      cpSync(join(import.meta.dirname, "peers", peer.name), own, { recursive: true });
      symlinkSync(join(PEERS_FOLDER, peer.name, "node_modules"), join(own, "node_modules"));
      return measure(peer.args, environment, { cwd: own });
    };
    return [`${peer.name} ${peer.version}, the texts alone`, work] as const;
  });
  return Object.fromEntries(builds);
}
