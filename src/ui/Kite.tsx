/** The large kite of the brand, for dark grounds. */
export function Kite({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 480" aria-hidden="true" className={className}>
      <path d="M200 0v205H20z" fill="var(--cobalt)" />
      <path d="M200 0v205h180zM20 205h180v215z" fill="var(--marigold)" />
      <path d="M200 205h180L200 420z" fill="var(--vermilion)" />
      <path d="M200 420l34 54h-68z" fill="var(--periwinkle)" />
    </svg>
  );
}
