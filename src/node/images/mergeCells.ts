import type { CustomPlugin, XastElement, XastRoot } from "svgo";
import { mergeOutlines } from "./outline.ts";
import { boxOf, overlap, parseOutline, type Box, type Edge, type Point } from "./shapes.ts";

interface Shape {
  fill: string;
  outline: Edge[];
  box: Box;
}

/**
 * For drawings of plain coloured cells: shapes of one colour become one path wherever no other colour is painted between
 * them. Any other drawing is left unchanged.
 */
export const mergeCells: CustomPlugin = {
  name: "mergeCells",
  fn: (root: XastRoot) => {
    const svg = root.children.find((child) => child.type === "element");
    const shapes = svg?.children.map((child) => (child.type === "element" ? readShape(child) : undefined));
    if (!svg || !shapes?.every((shape) => shape !== undefined)) return;
    svg.children = layers(shapes).map(({ fill, members }) => ({
      type: "element",
      name: "path",
      attributes: { d: mergeOutlines(members.map((shape) => shape.outline)), fill },
      children: [],
    }));
  },
};

function readShape({ name, attributes }: XastElement): Shape | undefined {
  const { d, fill, transform, ...others } = attributes;
  if (name !== "path" || !d || !fill || !/^#[\da-f]{3,6}$/i.test(fill) || Object.keys(others).length > 0)
    return undefined;
  const offset = readOffset(transform);
  const outline = offset && parseOutline(d, offset);
  return outline && { fill, outline, box: boxOf(outline) };
}

function readOffset(transform: string | undefined): Point | undefined {
  if (transform === undefined) return [0, 0];
  const [, x, y = "0"] = /^translate\((-?[\d.]+)(?:[ ,]+(-?[\d.]+))?\)$/.exec(transform) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

/** Keeps the paint order: a shape joins an earlier layer only if it overlaps nothing that was painted since. */
function layers(shapes: readonly Shape[]): { fill: string; members: Shape[] }[] {
  const found: { fill: string; members: Shape[] }[] = [];
  for (const shape of shapes) {
    const blocked = found.findLastIndex(
      (layer) => layer.fill === shape.fill || layer.members.some(({ box }) => overlap(box, shape.box)),
    );
    const layer = found[blocked];
    if (layer?.fill === shape.fill) layer.members.push(shape);
    else found.push({ fill: shape.fill, members: [shape] });
  }
  return found;
}
