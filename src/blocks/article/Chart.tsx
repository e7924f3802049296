import { classes } from "../../ui/classes.ts";
import type { ArticleBlock } from "../../types.gen.ts";
import styles from "./Chart.module.css";

type ChartProps = NonNullable<ArticleBlock["sections"][number]["chart"]> & { language: string | undefined };

/** Height of the highest bar in pixels. In horizontal charts, the largest number takes the whole width. */
const HIGHEST = 200;
/** The most bars that fit side by side on any screen. */
const FEW = 3;
/** Colours from left to right; all further bars have the last one. */
const COLOURS = [
  "var(--periwinkle)",
  "var(--cobalt-4)",
  "var(--cobalt)",
  "var(--marigold)",
  "var(--vermilion)",
  "var(--ink)",
] as const;

/** Numbers as flat bars; a list to those who cannot see them. */
export function Chart({ caption, bars, language }: ChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value)) || 1;
  return (
    <figure className={classes(styles.chart, bars.length > FEW && styles.many)}>
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ label, value, shown }, i) => (
          <li key={i} className={value < (bars[i - 1]?.value ?? 0) ? styles.lower : undefined}>
            <span className={styles.bar}>
              <b>{shown ?? written(value, language)}</b>
              <svg
                height={Math.round((value / highest) * HIGHEST)}
                width={`${Math.round((value / highest) * 100)}%`}
                fill={COLOURS[i] ?? COLOURS.at(-1)}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" />
              </svg>
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A number in the format of a language: "12.500,5" in German. */
function written(value: number, language: string | undefined): string {
  return language ? value.toLocaleString(language, { maximumFractionDigits: 20 }) : String(value);
}
