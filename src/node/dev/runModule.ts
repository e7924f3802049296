import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/** Imports a module through the dev server, which has its latest saved version. */
export function runModule<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment cannot run modules.");
  return ssr.runner.import<Module>(file);
}
