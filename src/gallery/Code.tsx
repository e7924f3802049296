interface CodeProps {
  /** What a screen reader calls it. */
  label: string;
  className?: string | undefined;
  children: string;
}

/** Text as it is written, line by line. It may be too big for its place, so keys can scroll it. */
export function Code({ label, className, children }: CodeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets keys into what scrolls
    <section tabIndex={0} aria-label={label} className={className}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
