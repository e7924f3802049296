import Module, { createRequire } from "node:module";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import type { ComponentType } from "react";
import type { Schemas } from "../model/fields.ts";
import type * as Outline from "../outline.tsx";
import type { Renderer } from "./check/site.ts";
import { commandBundle, forgetCommandBundle } from "./engine.ts";
import { outlineBundle } from "./launch/outlineBundle.mjs";
import { loadProgram } from "./launch/program.mjs";

/** The exports of src/outline.tsx, and each component under the type of its block. */
type Parts = typeof Outline & Readonly<Record<string, ComponentType<never>>>;

let renderers = new WeakMap<Schemas, Renderer>();
const bundled = new Map<string, Parts>();

/**
 * Renders with the components of an engine's `src/`, which are bundled on first use, so that a check needs no build before
 * it.
 */
export function rendererOf(engine: string, schemas: Schemas): Renderer {
  const known = renderers.get(schemas) ?? createRenderer(engine, schemas);
  renderers.set(schemas, known);
  return known;
}

/** Drops the loaded components. To be called after a change in `src/`. */
export function forgetComponents(engine: string): void {
  renderers = new WeakMap();
  bundled.delete(engine);
  forgetCommandBundle();
}

function createRenderer(engine: string, schemas: Schemas): Renderer {
  return {
    block(block, position, site) {
      const parts = partsOf(engine);
      const componentOf = (type: string) => parts[type]!;
      return parts.blockHtml(block, position, { schemas, site, componentOf });
    },
    frame: (site) => partsOf(engine).frameHtml({ schemas, site }),
  };
}

function partsOf(engine: string): Parts {
  const parts = bundled.get(engine) ?? loadParts(engine);
  bundled.set(engine, parts);
  return parts;
}

/** Synchronous, because the check is. Bundled commands find the components in a file that commandBundles.mjs has written. */
function loadParts(engine: string): Parts {
  const bundle = commandBundle();
  if (bundle !== undefined) return loadProgram(join(bundle, "outline.cjs")) as Parts;
  const require = createRequire(join(engine, "package.json"));
  const esbuild = require("esbuild") as typeof import("esbuild");
  const { outputFiles } = esbuild.buildSync({ ...outlineBundle(engine), write: false });
  const module = { exports: {} };
  const run = runInThisContext(Module.wrap(outputFiles[0]!.text)) as (...given: unknown[]) => void;
  run(module.exports, require, module);
  return module.exports as Parts;
}
