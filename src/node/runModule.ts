import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/** A module of the engine as the dev server has it, with all that was saved so far. */
export function runModule<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment cannot run modules.");
  return ssr.runner.import<Module>(file);
}
