import { realpathSync } from "node:fs";
import { env } from "node:process";
import type { Repository } from "./check/outputs/outcome.ts";
import { pathWithin } from "./linksOut.ts";

/** Where site and engine are in the repository that a workflow of GitHub works on; elsewhere the current folder counts. */
export function repositoryOf(site: string, engine: string): Repository {
  const { GITHUB_WORKSPACE: workspace, GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = env;
  const root = workspace || process.cwd();
  const engineFolder = folderIn(root, engine);
  const address = workspace && server && name && commit ? `${server}/${name}/blob/${commit}/` : undefined;
  return {
    folder: folderIn(root, site) ?? "",
    ...(address && { address }),
    ...(address && engineFolder !== undefined && { docs: `${address}${engineFolder}docs/problems.md` }),
  };
}

/** The path of a folder below another: empty when it is the same, otherwise with a slash at its end. */
function folderIn(root: string, folder: string): string | undefined {
  const path = pathWithin(root, realpathSync(folder));
  return path ? `${path}/` : path;
}
