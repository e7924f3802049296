/** Vite plugins for the bundle of the studio. */
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { validatorsAhead } from "../launch/validatorsAhead.ts";

/** The check runs in a web worker. The content security policy forbids `new Function`, so validators are compiled ahead. */
export function studioParts(engine: string): Plugin[] {
  return [
    {
      name: "studio-worker",
      config: () => ({
        worker: {
          format: "es" as const,
          plugins: () => [validatorsModule(engine), withoutStyles(), withoutDocument(engine)],
        },
      }),
    },
  ];
}

function validatorsModule(engine: string): Plugin {
  const file = join(engine, "src/node/check/shape/validators.ts").replaceAll(sep, "/");
  return {
    name: "studio-validators",
    enforce: "pre",
    load: (id) => (id === file ? validatorsAhead(engine) : undefined),
  };
}

/** The check renders blocks only for their texts and anchors, so it needs no styles. */
function withoutStyles(): Plugin {
  return {
    name: "studio-without-styles",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(".css") ? "\0no-styles" : undefined),
    load: (id) => (id === "\0no-styles" ? "export default {}" : undefined),
  };
}

/** Takes the Node version of a library: its browser version needs `document`, which workers do not have. */
function withoutDocument(engine: string): Plugin {
  const name = "decode-named-character-reference";
  return {
    name: "studio-without-document",
    enforce: "pre",
    resolveId: (source) => (source === name ? createRequire(join(engine, "package.json")).resolve(name) : undefined),
  };
}
