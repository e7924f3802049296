/** Patches of the quilt, row by row: a ground, then the shape and colour of each of four cells. */
const PATCHES = [
  ["8 c1 d2 b2 a3", "4 g1 h8 f8 e1", "8 t4 c1 c1 t1", "1 c8 d2 b2 a8"],
  ["8 t8 t4 t4 t1", "6 c2 d4 b4 a1", "8 g4 h3 f4 e4", "4 t8 c1 c1 t1"],
];
const SHAPES: Record<string, string> = {
  t: "h10v10h-10z",
  a: "h10l-10 10z",
  b: "h10v10z",
  c: "m10 0v10h-10z",
  d: "l10 10h-10z",
  e: "h10a10 10 0 0 1-10 10z",
  f: "m10 0v10a10 10 0 0 1-10-10z",
  g: "m10 10h-10a10 10 0 0 1 10-10z",
  h: "m0 10v-10a10 10 0 0 1 10 10z",
};
const COLOURS: Record<string, string> = {
  1: "var(--cobalt)",
  2: "var(--marigold)",
  3: "var(--vermilion)",
  4: "var(--periwinkle)",
  6: "var(--ink)",
  8: "var(--pale)",
};

/**
 * A quilt on the grid of the pictograms, twice as wide as high; the left half works alone. In a box of another shape,
 * either some of it is cut off, or its patches are `fitted`: a little wider or narrower, and all of them whole.
 */
export function Quilt({ fitted }: { fitted?: boolean }) {
  return (
    <svg viewBox="0 0 80 40" preserveAspectRatio={fitted ? "none" : "xMinYMid slice"} aria-hidden="true">
      {PATCHES.map((row, y) =>
        row.map((patch, x) => <Patch key={`${x} ${y}`} patch={patch} left={x * 20} top={y * 20} />),
      )}
    </svg>
  );
}

function Patch({ patch, left, top }: { patch: string; left: number; top: number }) {
  const [ground = "", ...cells] = patch.split(" ");
  return (
    <>
      <Piece outline={`M${left} ${top}h20v20h-20z`} colour={COLOURS[ground]} />
      {cells.map(([shape = "", colour = ""], index) => {
        const start = `M${left + (index % 2) * 10} ${top + Math.floor(index / 2) * 10}`;
        return <Piece key={start} outline={start + (SHAPES[shape] ?? "")} colour={COLOURS[colour]} />;
      })}
    </>
  );
}

/** A stroke of one pixel at any size hides the seams between neighbours. */
function Piece({ outline, colour }: { outline: string; colour: string | undefined }) {
  return <path d={outline} fill={colour} stroke={colour} vectorEffect="non-scaling-stroke" />;
}
