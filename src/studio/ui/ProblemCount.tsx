import type { Problem } from "../../node/check/finding.ts";
import styles from "./ProblemCount.module.css";

/** How many problems there are below something; nothing where there are none. */
export function ProblemCount({ of: problems }: { of: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const isOnlyAdvice = problems.every(({ severity }) => severity === "warning");
  const words = isOnlyAdvice ? "warning" : "problem";
  return (
    <span className={styles.count} data-advice={isOnlyAdvice || undefined}>
      {problems.length}
      <span className="unseen">
        {" "}
        {words}
        {problems.length === 1 ? "" : "s"}
      </span>
    </span>
  );
}
