/** The large kite of the brand, for dark grounds. */
export function Kite({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 480" aria-hidden="true" className={className}>
      {/* Each shape overlaps the next by a unit: between edges that only touch, the ground would show as a hairline. */}
      <path d="M200 0l1 206H20z" fill="var(--cobalt)" />
      <path d="M200 0v206h180zM20 205h181v215z" fill="var(--marigold)" />
      <path d="M200 205h180L200 420z" fill="var(--vermilion)" />
      <path d="M200 420l34 54h-68z" fill="var(--periwinkle)" />
    </svg>
  );
}
