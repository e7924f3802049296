import { type ReactNode, useId } from "react";
import styles from "./Choices.module.css";

interface ChoicesProps<Value> {
  /** What is chosen. */
  name: string;
  choices: readonly { value: Value; words: string; /** Before the words. */ sign?: ReactNode }[];
  value: NoInfer<Value>;
  /** Of the control that the keyboard comes to first. */
  id?: string;
  onChoice(value: Value): void;
}

/** One of a few, side by side. */
export function Choices<Value extends string | number>({ name, choices, value, id, onChoice }: ChoicesProps<Value>) {
  const group = useId();
  const first = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <fieldset className={styles.choices}>
      <legend className="unseen">{name}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            id={choice === first ? id : undefined}
            name={group}
            checked={choice.value === value}
            onChange={() => onChoice(choice.value)}
          />
          <span className={styles.words}>
            {choice.sign}
            {choice.words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
