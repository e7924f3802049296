import { countCharacters } from "../../node/check/gathered/pages/pageWords.ts";
import styles from "./sharing.module.css";

interface CounterProps {
  name: string;
  text: string;
  shortest: number;
  longest: number;
}

/** How long a text is, beside what the check thinks is right. */
export function Counter({ name, text, shortest, longest }: CounterProps) {
  const count = countCharacters(text);
  const state = count < shortest ? "short" : count > longest ? "long" : "fine";
  const words = {
    short: `at least ${shortest} are needed`,
    long: `only ${longest} are shown`,
    fine: `${shortest} to ${longest} are fine`,
  }[state];
  return (
    <p className={styles.counter} data-state={state}>
      <span>{name}</span>
      <meter
        className={styles.meter}
        aria-label={`Length of the ${name.toLowerCase()}`}
        min={0}
        max={longest}
        low={shortest}
        value={Math.min(count, longest)}
      />
      <span className={styles.count}>
        {count} characters, {words}
      </span>
    </p>
  );
}
