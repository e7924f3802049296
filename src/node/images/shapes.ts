/** A straight line, or a circular arc if it has a radius. Coordinates are absolute. */
export interface Edge {
  from: Point;
  to: Point;
  radius?: number;
  large?: boolean;
  /** Clockwise on the screen. */
  sweep?: boolean;
}
export type Point = readonly [x: number, y: number];
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The outline of a path with one closed subpath of lines and circular arcs, translated by `offset` and made clockwise.
 * Undefined for any other path.
 */
export function parseOutline(d: string, offset: Point): Edge[] | undefined {
  const commands = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  if (!/^m/i.test(commands[0] ?? "") || !/^z\s*$/i.test(commands.at(-1) ?? "")) return undefined;
  const [start, ...points] = readArgs(commands[0] ?? "");
  if (start === undefined || points.length !== 1) return undefined;
  const edges: Edge[] = [];
  const first: Point = [start + offset[0], (points[0] ?? 0) + offset[1]];
  let at = first;
  for (const command of commands.slice(1, -1)) {
    const next = readEdges(command, at, offset);
    if (!next) return undefined;
    edges.push(...next);
    at = next.at(-1)?.to ?? at;
  }
  if (!samePoint(at, first)) edges.push({ from: at, to: first });
  return area(edges) < 0 ? edges.toReversed().map(reversed) : edges;
}

/** The same edge in the opposite direction. */
export function reversed(edge: Edge): Edge {
  const { from, to, ...arc } = edge;
  return edge.radius === undefined ? { from: to, to: from } : { ...arc, from: to, to: from, sweep: !edge.sweep };
}

export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The bounding box of edges, including arcs. */
export function boxOf(edges: readonly Edge[]): Box {
  const points = edges.flatMap((edge) => [edge.from, ...extremes(edge)]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
const readArgs = (command: string) => (command.slice(1).match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
const ARGUMENTS: Record<string, number> = { l: 2, h: 1, v: 1, a: 7 };

function readEdges(command: string, at: Point, offset: Point): Edge[] | undefined {
  const letter = command.charAt(0);
  const kind = letter.toLowerCase();
  const args = readArgs(command);
  const step = ARGUMENTS[kind];
  if (!step || args.length === 0 || args.length % step !== 0 || /e/i.test(command)) return undefined;
  const edges: Edge[] = [];
  let from = at;
  for (let i = 0; i < args.length; i += step) {
    const values = args.slice(i, i + step);
    const [ox, oy] = letter === kind ? from : offset;
    const end = (index: number, origin: number) => round((values.at(index) ?? 0) + origin);
    const to: Point = [kind === "v" ? from[0] : end(kind === "h" ? -1 : -2, ox), kind === "h" ? from[1] : end(-1, oy)];
    if (kind === "a") {
      const [radius = 0, other, , large, sweep] = values;
      if (radius !== other || !isFlag(large) || !isFlag(sweep)) return undefined;
      edges.push({ from, to, radius, large: large === 1, sweep: sweep === 1 });
    } else edges.push({ from, to });
    from = to;
  }
  return edges;
}

const isFlag = (value: number | undefined) => value === 0 || value === 1;

/** The extreme points of an arc between its ends; none for a line. */
function extremes(edge: Edge): Point[] {
  const { from, to, radius, sweep } = edge;
  if (radius === undefined) return [];
  const [cx, cy] = centre(edge);
  const around: Point[] = [
    [cx - radius, cy],
    [cx + radius, cy],
    [cx, cy - radius],
    [cx, cy + radius],
  ];
  const side = (point: Point) => (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
  // A clockwise arc lies on one side of its chord.
  return around
    .filter((point) => (sweep ? side(point) < 0 : side(point) > 0))
    .map(([x, y]): Point => [round(x), round(y)]);
}

/** https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter, for circles. */
function centre({ from, to, radius = 0, large, sweep }: Edge): Point {
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const half = hx * hx + hy * hy;
  const factor = Math.sqrt(Math.max(0, (radius * radius) / half - 1)) * (large === sweep ? -1 : 1);
  return [(from[0] + to[0]) / 2 + factor * hy, (from[1] + to[1]) / 2 - factor * hx];
}

/** Roughly twice the signed area: positive if clockwise on the screen. */
function area(edges: readonly Edge[]): number {
  const points = edges.flatMap((edge) => [edge.from, ...bulge(edge)]);
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
}

/** The midpoint of an arc; none for a line. */
function bulge(edge: Edge): Point[] {
  const { from, to, radius, sweep } = edge;
  if (radius === undefined) return [];
  const [cx, cy] = centre(edge);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const out = (radius / Math.hypot(dx, dy)) * (sweep ? 1 : -1);
  return [[cx + dy * out, cy - dx * out]];
}
