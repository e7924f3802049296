/** What bundling the studio takes beside what Vite does by itself. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { validatorsAhead } from "../validatorsAhead.ts";

/** For the studio of an engine: the check runs in a worker, without code that is made on the way. */
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
  const file = join(engine, "src/node/check/shape/validators.ts").replaceAll("\\", "/");
  return {
    name: "studio-validators",
    enforce: "pre",
    load: (id) => (id === file ? validatorsAhead(engine) : undefined),
  };
}

/** The check asks what blocks say, and nobody sees them. */
function withoutStyles(): Plugin {
  return {
    name: "studio-without-styles",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(".css") ? "\0no-styles" : undefined),
    load: (id) => (id === "\0no-styles" ? "export default {}" : undefined),
  };
}

/** Reads names of characters from a list: its version for browsers asks the document, which workers do not have. */
function withoutDocument(engine: string): Plugin {
  const name = "decode-named-character-reference";
  return {
    name: "studio-without-document",
    enforce: "pre",
    resolveId: (source) => (source === name ? createRequire(join(engine, "package.json")).resolve(name) : undefined),
  };
}
