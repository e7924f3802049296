import { classes } from "./classes.ts";
import styles from "./Stairs.module.css";

interface StairsProps {
  /** Which steps: all of them; all but the ink one, for ink grounds; or three. */
  steps?: keyof typeof FLIGHTS;
  className?: string | undefined;
}

const FLIGHTS = { 3: styles.three, 6: styles.six, 7: styles.seven };

/** Flat stairs that rise to the right. They stretch to the box that the class gives them. */
export function Stairs({ steps = 7, className }: StairsProps) {
  return <div className={classes(FLIGHTS[steps], className)} aria-hidden="true" />;
}
