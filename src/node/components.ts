import Module, { createRequire } from "node:module";
import { join } from "node:path";
import type { ComponentType } from "react";
import type { register } from "tsx/cjs/api";
import type { Schemas } from "../model/fields.ts";
import type * as Outline from "../outline.tsx";
import type { Renderer } from "./check/site.ts";

const CSS = ".css";
/** The names of CSS classes matter to nobody here. */
const styles = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };

/**
 * Renders with the components of an engine's `src/`, each loaded when it is first needed: no bundle has to be built
 * before a site can be checked. Components are found by their names, as every block has them.
 */
export function rendererOf(engine: string, schemas: Schemas): Renderer {
  const known = renderers.get(schemas);
  if (known) return known;
  const renderer = createRenderer(engine, schemas);
  renderers.set(schemas, renderer);
  return renderer;
}

let renderers = new WeakMap<Schemas, Renderer>();

function createRenderer(engine: string, schemas: Schemas): Renderer {
  const bundle = process.env["BLOCKWRIGHT_OUTLINE"];
  const parts = bundle === undefined ? sourcesOf(engine) : bundled(bundle);
  return {
    block: (block, position, site) =>
      parts
        .outline()
        .blockHtml(block as never, position, { schemas, site: site as never, componentOf: parts.componentOf }),
    frame: (site) => parts.outline().frameHtml({ schemas, site: site as never }),
  };
}

interface Parts {
  outline(): typeof Outline;
  componentOf: Outline.ComponentOf;
}

/** Everything in one file; see launch.mjs. */
function bundled(file: string): Parts {
  let all: (typeof Outline & Record<string, ComponentType<never>>) | undefined;
  const outline = () => (all ??= createRequire(file)(file) as NonNullable<typeof all>);
  return { outline, componentOf: (type) => outline()[type]! };
}

function sourcesOf(engine: string): Parts {
  let outline: typeof Outline | undefined;
  const components = new Map<string, ComponentType<never>>();
  const load = <T>(file: string) => loadModule(join(engine, "src", file)) as T;
  // Elsewhere than in the engine's folder, tsx would not know how its components are written.
  process.env["TSX_TSCONFIG_PATH"] ??= join(engine, "tsconfig.json");
  // React is three times as quick when it does not look for mistakes in components.
  process.env["NODE_ENV"] ??= "production";
  const componentOf = (type: string) => {
    const name = type.charAt(0).toUpperCase() + type.slice(1);
    const found =
      components.get(type) ?? load<Record<string, ComponentType<never>>>(`blocks/${type}/${name}.tsx`)[name];
    if (!found) throw new Error(`src/blocks/${type}/${name}.tsx exports no ${name}.`);
    components.set(type, found);
    return found;
  };
  return { outline: () => (outline ??= load<typeof Outline>("outline.tsx")), componentOf };
}

/** Forgets the components of an engine, for when one has changed. */
export function forgetComponents(engine: string): void {
  const { cache } = createRequire(join(engine, "package.json"));
  renderers = new WeakMap();
  for (const file of Object.keys(cache)) if (file.startsWith(join(engine, "src"))) delete cache[file];
}

/** Loads TypeScript at once, without a promise; style sheets are stood in for. */
function loadModule(file: string): unknown {
  const extensions = (Module as unknown as { _extensions: NodeJS.RequireExtensions })._extensions;
  // Loaded only where it is needed: a bundled command starts without it.
  const tsx = createRequire(import.meta.url)("tsx/cjs/api") as { register: typeof register };
  const unregister = tsx.register();
  const before = extensions[CSS];
  extensions[CSS] = (module) => {
    module.exports = styles;
  };
  try {
    return createRequire(file)(file);
  } finally {
    if (before) extensions[CSS] = before;
    else delete extensions[CSS];
    unregister();
  }
}
