/** The imports that oxlint forbids in each room. CONTRIBUTING.md describes the rooms. */

/** A forbidden import. oxlint's regexes have no lookaround. */
export interface Forbidden {
  regex: RegExp;
  message: string;
  /** Type imports are allowed. */
  allowTypeImports?: true;
}

const BUILD_TIME = /^(?:node:|vite$|ajv|sharp|jsonc-parser)|\/node\//;

const build: Forbidden = { regex: BUILD_TIME, message: "Build-time code stays out of what visitors load." };
const layout: Forbidden = { regex: /\/layout\//, message: "Only App knows the layout." };
const apart: Forbidden = {
  regex: /\/(?:studio|gallery)\//,
  message: "Nobody imports the studio or the gallery.",
};
const blocks: Forbidden = { regex: /\/blocks\//, message: "Only App, client and server know the blocks." };
const renderer: Forbidden = { regex: /\/renderer\//, message: "The renderer is not known here." };
const components: Forbidden = { regex: /\/ui\//, message: "The renderer and the model know no components." };
const page: Forbidden = { regex: /\/browser\//, message: "Parts know nothing of the page around them." };
const app: Forbidden = {
  regex: /\/(?:App|Navigator|client|server|views|outline)\.tsx?$/,
  message: "Parts know nothing of the app around them.",
};

const fromBlock: readonly Forbidden[] = [
  { regex: /^\.\.\/[^.]|\/blocks\//, message: "A block imports no other block and not the registry." },
];

const fromScripts: readonly Forbidden[] = [
  {
    regex: /\/(?:blocks|renderer|ui)\/|\/(?:App|Navigator|server|views|outline)\.tsx?$/,
    message: "Scripts of the page know the model and the layout; of the app, types may be imported.",
    allowTypeImports: true,
  },
];

const fromGallery: readonly Forbidden[] = [
  { regex: BUILD_TIME, message: "What the gallery needs of the build is handed to it." },
  layout,
  { regex: /\/studio\//, message: "Nobody imports the studio." },
  { regex: /\/blocks\/[^/]+\//, message: "The gallery knows no block: it goes through the registry." },
];

const fromStudio: readonly Forbidden[] = [
  { regex: /^(?:node:|vite$|sharp|svgo|esbuild)/, message: "The studio is in browsers." },
  {
    // All of node/ but check/.
    regex: /\/node\/[^/]+$|\/node\/(?:[^c/]|c[^h/])[^/]*\//,
    message: "Of what reads and writes files, only types may be imported; the check is pure.",
    allowTypeImports: true,
  },
  { regex: /\/gallery\//, message: "Nobody imports the gallery." },
];

const fromNode: readonly Forbidden[] = [
  {
    regex: /\/(?:ui|blocks|layout|browser)\//,
    message: "The build reaches components only through the built server bundle.",
  },
  {
    regex: /\.\.\/studio\//,
    message: "The studio is in browsers; types of what is sent there may be imported.",
    allowTypeImports: true,
  },
  {
    regex: /\/(?:renderer|gallery)\/|server\.tsx|\/views\.ts/,
    message: "The build reaches rendering only through the built server bundle; types may be imported.",
    allowTypeImports: true,
  },
  { regex: /\.css$/, message: "Build-time code has no CSS." },
];

const fromCheck: readonly Forbidden[] = [
  ...fromNode,
  {
    regex:
      /^node:(?:fs|path|os|process|child_process|worker_threads|http)|\/(?:build|command|css|dev|fix|generate|git|hosting|known|launch|page|site|studio|vite)\//,
    message: "The check is pure: it reads and writes no file, and knows nobody who asks it.",
  },
];

/** By file globs. If several match a file, the last one applies. */
export const arrows: Readonly<Record<string, readonly Forbidden[]>> = {
  "src/model/**": [build, layout, apart, blocks, renderer, components, app, page],
  "src/ui/**": [build, layout, apart, blocks, renderer, app, page],
  "src/blocks/*/**": [build, layout, apart, renderer, app, page, ...fromBlock],
  "src/renderer/**": [build, layout, apart, blocks, components, app, page],
  "src/layout/**": [build, apart, blocks, renderer, app, page],
  "src/*.{ts,tsx}": [build, apart],
  "src/browser/**": [build, apart, ...fromScripts],
  "src/browser/dev.ts": [build, apart],
  "src/gallery/**": fromGallery,
  "src/studio/**": fromStudio,
  "src/node/**": fromNode,
  "src/node/check/**": fromCheck,
};
