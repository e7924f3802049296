interface StairsProps {
  /** How many steps: the whole flight, the same without its ink step for ink grounds, or three of it. */
  steps?: 3 | 6 | 7;
  className?: string | undefined;
}

const flight = [
  "#3a4ef5",
  "#5163f9",
  "#7485ff",
  "var(--periwinkle)",
  "var(--marigold)",
  "var(--vermilion)",
  "var(--ink)",
];
const three = flight.slice(3, 6);

/** Flat stairs that rise to the right. They stretch to the box that the class gives them. */
export function Stairs({ steps = 7, className }: StairsProps) {
  const colours = steps === 3 ? three : flight.slice(0, steps);
  const height = 30 * steps;
  return (
    <svg viewBox={`0 0 ${80 * steps} ${height}`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      {colours.map((colour, index) => {
        const rise = 30 * (index + 1);
        // Half a unit of overlap hides the seams between the steps.
        return <path key={colour} d={`M${80 * index} ${height - rise}h80.5v${rise}h-80.5z`} fill={colour} />;
      })}
    </svg>
  );
}
