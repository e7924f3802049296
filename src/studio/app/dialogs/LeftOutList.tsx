import type { Problem } from "../../../node/check/finding.ts";
import { Button } from "../../ui/Button.tsx";
import type { LeftOut } from "../leftOut.ts";
import styles from "./dialogs.module.css";

interface LeftOutListProps {
  left: readonly LeftOut[];
  /** Why something is not saved. */
  whyUnsaved: string;
  onProblem(problem: Problem): void;
}

/** What cannot be published yet, with the way to it. */
export function LeftOutList({ left, whyUnsaved, onProblem }: LeftOutListProps) {
  if (left.length === 0) return null;
  const isWrong = left.some(({ problem }) => problem);
  return (
    <section className={styles.refused}>
      <p>{isWrong ? "Left out until the mistakes are mended. What you wrote there is kept." : whyUnsaved}</p>
      <ul>
        {left.map(({ file, title, words, problem }) => (
          <li key={file}>
            <strong>{title}:</strong> {words}
            {problem && (
              <Button look="quiet" aria-label={`Go to the mistake in ${title}`} onClick={() => onProblem(problem)}>
                Go to the mistake
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
