import { optimize, type CustomPlugin, type PluginConfig, type XastChild, type XastParent } from "svgo";
import { IMAGE_FAULTS, imageError, unsafeDrawing } from "./imageError.ts";
import { drawingSize } from "./pixelSize.ts";
import { loadsEntity, loadsFromElsewhere, UNSAFE_ENTITY, UNSAFE_STYLE, unsafeParts } from "./unsafeSvg.ts";

interface OptimizedSvg {
  svg: string;
  /** From the viewBox, else from width and height; whole CSS pixels. */
  width: number;
  height: number;
}

interface SvgOptions {
  /** Path below `images/`, for messages. */
  src: string;
  hash: string;
  /** svgo plugins that run before the drawing is minified. */
  before?: CustomPlugin[];
}

/**
 * A minified drawing without metadata, always with a viewBox and with ids that start with its hash.
 * @throws {ImageError} if it is no SVG, has no size, or contains unsafe parts: scripts, event handlers, `<foreignObject>`,
 * links, or references to other files.
 */
export function optimizeSvg(source: string, { src, hash, before = [] }: SvgOptions): OptimizedSvg {
  const found: Findings = { unsafe: [], size: undefined };
  const svg = run(source, src, [
    inspector(found),
    ...before,
    {
      name: "preset-default",
      params: { overrides: { removeComments: { preservePatterns: false }, removeDesc: { removeAny: true } } },
    },
    "removeTitle",
    "removeXlink",
    "removeDimensions",
    { name: "prefixIds", params: { prefix: `i${hash}`, delim: "-" } },
  ]);
  const [unsafe] = found.unsafe;
  if (unsafe) throw imageError(src, unsafeDrawing(unsafe));
  if (!found.size) throw imageError(src, IMAGE_FAULTS.noSize);
  return { svg, ...found.size };
}

function run(source: string, src: string, plugins: PluginConfig[]): string {
  try {
    return optimize(source.replace(/^\uFEFF/, ""), { multipass: true, plugins }).data;
  } catch {
    throw imageError(src, IMAGE_FAULTS.tornDrawing);
  }
}

interface Findings {
  unsafe: string[];
  size: { width: number; height: number } | undefined;
}

/** Records the size and the unsafe parts, and removes what only editors and XML tools use (`xml-stylesheet`, `inkscape:*`). */
function inspector(found: Findings): CustomPlugin {
  return {
    name: "inspector",
    fn: () => ({
      instruction: { enter: detach },
      doctype: {
        enter({ data }) {
          if (loadsEntity(data.doctype)) found.unsafe.push(UNSAFE_ENTITY);
        },
      },
      element: {
        enter(element, parent) {
          if (element.name.includes(":")) return detach(element, parent);
          if (parent.type === "root" && element.name === "svg") found.size ??= drawingSize(element.attributes);
          found.unsafe.push(...unsafeParts(element));
        },
      },
      text: { enter: (node, parent) => styleText(found, parent, node.value) },
      cdata: { enter: (node, parent) => styleText(found, parent, node.value) },
    }),
  };
}

function detach(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

function styleText(found: Findings, parent: XastParent, css: string): void {
  if (parent.type === "element" && parent.name === "style" && loadsFromElsewhere(css)) {
    found.unsafe.push(UNSAFE_STYLE);
  }
}
