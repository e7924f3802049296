import { useId } from "react";
import styles from "./Choices.module.css";

interface ChoicesProps<Value> {
  /** What is chosen. */
  name: string;
  choices: readonly { value: Value; words: string }[];
  value: NoInfer<Value>;
  onChoice(value: Value): void;
}

/** One of a few, side by side. */
export function Choices<Value extends string | number>({ name, choices, value, onChoice }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="unseen">{name}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input type="radio" name={id} checked={choice.value === value} onChange={() => onChoice(choice.value)} />
          <span>{choice.words}</span>
        </label>
      ))}
    </fieldset>
  );
}
