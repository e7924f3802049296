import { samePoint, reversed, type Edge, type Point } from "./shapes.ts";

/**
 * Merges several clockwise outlines into one path, without the edges that two of them share. With the nonzero fill rule, it
 * covers exactly the same area.
 */
export function mergeOutlines(outlines: readonly (readonly Edge[])[]): string {
  const points = new Map(outlines.flat().map(({ from }) => [key(from), from]));
  const edges = outlines.flat().flatMap((edge) => split(edge, [...points.values()]));
  return loops(withoutShared(edges)).map(write).join("");
}

const key = ([x, y]: Point) => `${x} ${y}`;
const edgeKey = ({ from, to, radius, large, sweep }: Edge) => [key(from), key(to), radius, large, sweep].join();

/** Splits a line at every point on it, so that neighbours of different lengths still share edges. */
function split(edge: Edge, points: readonly Point[]): Edge[] {
  if (edge.radius !== undefined) return [edge];
  const { from, to } = edge;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ([x, y]: Point) => (x - from[0]) * dx + (y - from[1]) * dy;
  const inner = points.filter((point) => {
    const across = (point[0] - from[0]) * dy - (point[1] - from[1]) * dx;
    return across === 0 && along(point) > 0 && along(point) < dx * dx + dy * dy;
  });
  const stops = [from, ...inner.toSorted((a, b) => along(a) - along(b)), to];
  return stops.slice(1).map((stop, i) => ({ from: stops[i] ?? from, to: stop }));
}

/** An edge and its reverse cancel each other out. */
function withoutShared(edges: readonly Edge[]): Edge[] {
  const kept = new Map<string, Edge[]>();
  for (const edge of edges) {
    const opposite = kept.get(edgeKey(reversed(edge)));
    if (opposite?.length) opposite.pop();
    else kept.set(edgeKey(edge), [...(kept.get(edgeKey(edge)) ?? []), edge]);
  }
  return [...kept.values()].flat();
}

function loops(edges: readonly Edge[]): Edge[][] {
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) leaving.set(key(edge.from), [...(leaving.get(key(edge.from)) ?? []), edge]);
  const found: Edge[][] = [];
  for (const start of leaving.values()) {
    for (let edge = start.pop(); edge; edge = start.pop()) {
      const loop = [edge];
      for (let next = follow(edge, leaving); next; next = follow(next, leaving)) loop.push(next);
      found.push(straighten(loop));
    }
  }
  return found;
}

/** The next edge; if there are several, one that goes straight on. */
function follow(edge: Edge, leaving: ReadonlyMap<string, Edge[]>): Edge | undefined {
  const choices = leaving.get(key(edge.to)) ?? [];
  const straight = choices.findIndex((choice) => isStraight(edge, choice));
  return straight < 0 ? choices.pop() : choices.splice(straight, 1)[0];
}

function isStraight(a: Edge, b: Edge): boolean {
  if (a.radius !== undefined || b.radius !== undefined) return false;
  const [ax, ay, bx, by] = [a.to[0] - a.from[0], a.to[1] - a.from[1], b.to[0] - b.from[0], b.to[1] - b.from[1]];
  return ax * by === ay * bx && ax * bx + ay * by > 0;
}

/** Joins consecutive collinear lines, also across the start of the loop. */
function straighten(loop: readonly Edge[]): Edge[] {
  const out: Edge[] = [];
  for (const edge of loop) {
    const last = out.at(-1);
    if (last && isStraight(last, edge)) out[out.length - 1] = { from: last.from, to: edge.to };
    else out.push(edge);
  }
  const [first, last] = [out[0], out.at(-1)];
  if (first && last && first !== last && isStraight(last, first)) {
    out[0] = { from: last.from, to: first.to };
    out.pop();
  }
  return out;
}

function write(loop: readonly Edge[]): string {
  const start = loop[0]?.from;
  if (!start) return "";
  const steps = loop.map(({ to, radius, large, sweep }, i) => {
    if (radius !== undefined) return `A${radius} ${radius} 0 ${large ? 1 : 0} ${sweep ? 1 : 0} ${key(to)}`;
    return i === loop.length - 1 && samePoint(to, start) ? "" : `L${key(to)}`;
  });
  return `M${key(start)}${steps.join("")}z`;
}
