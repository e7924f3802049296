import styles from "./Findings.module.css";

/** What is wrong with an example, in the words of the check. */
export interface Finding {
  sentence: string;
  detail?: string;
  fix?: string;
}

export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <div className={styles.findings}>
      <p className={styles.title}>This example cannot be shown.</p>
      <ul>
        {findings.map(({ sentence, detail, fix }) => (
          <li key={sentence}>
            {sentence}
            {detail && <> {detail}</>}
            {fix && <span className={styles.fix}>Fix: {fix}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
