import { realpathSync } from "node:fs";
import { env } from "node:process";
import type { Repository } from "../check/outputs/outcome.ts";
import { pathWithin } from "../site/linksOut.ts";

/** The paths of site and engine in the repository of a GitHub workflow, or else from the current folder. */
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

/** The relative path of a folder with a trailing slash; empty for `root` itself. */
function folderIn(root: string, folder: string): string | undefined {
  const path = pathWithin(root, realpathSync(folder));
  return path ? `${path}/` : path;
}
