const COBALT = "var(--cobalt)";
const MARIGOLD = "var(--marigold)";
const PAPER = "var(--paper)";
const PERIWINKLE = "var(--periwinkle)";
const VERMILION = "var(--vermilion)";

interface KiteInTheSky {
  /** Where its middle is, how it leans and how large it is. */
  place: string;
  /** Top left, top right, bottom left, bottom right, tail. */
  colours: [string, string, string, string, string];
  string: string;
}

const SKY: KiteInTheSky[] = [
  {
    place: "translate(470 170) rotate(16) scale(1.35)",
    colours: [COBALT, MARIGOLD, MARIGOLD, VERMILION, PERIWINKLE],
    string: "M428 316C400 420 300 470 250 600",
  },
  {
    place: "translate(215 250) rotate(-14) scale(.8)",
    colours: [PERIWINKLE, COBALT, PAPER, PERIWINKLE, MARIGOLD],
    string: "M236 338C250 420 225 500 250 600",
  },
  {
    place: "translate(690 400) rotate(28) scale(.62)",
    colours: [MARIGOLD, VERMILION, VERMILION, PAPER, COBALT],
    string: "M657 460C560 560 400 540 250 600",
  },
];

/** Three kites held by one hand, for dark grounds. */
export function Kites({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMaxYMax" aria-hidden="true" className={className}>
      {SKY.map(({ place, colours, string }) => (
        <g key={place}>
          <path d={string} fill="none" stroke={PERIWINKLE} strokeWidth="2" />
          <g transform={place}>
            {SHAPES.map((shape, index) => (
              <path key={shape} d={shape} fill={colours[index]} />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Each shape overlaps the later ones by two units: between edges that only touch, the ground would show as a hairline. */
const SHAPES = [
  "M0-110l2 3V2H-89l-3-2z",
  "M0-110V2H89l3-2z",
  "M-92 0H2v109l-2 3z",
  "M0 0H92L0 112z",
  "M0 112l18 30h-36z",
];
