import type { Problem } from "../../node/check/finding.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { fileTitle, type SiteData } from "../site/siteData.ts";
import { listWords } from "./listWords.ts";
import styles from "./ProblemList.module.css";
import type { Checked } from "./useCheck.ts";

interface ProblemListProps {
  checked: Checked;
  site: SiteData;
  lookup: Lookup;
  current: string;
  onShow(problem: Problem): void;
  onNext(): void;
}

/** Everything that is wrong with the site, the file that is shown first. */
export function ProblemList({ checked, site, lookup, current, onShow, onNext }: ProblemListProps) {
  const { kind, problems, byFile, failure } = checked;
  const files = [...byFile].toSorted(([a], [b]) => Number(b === current) - Number(a === current));
  return (
    <div className={styles.problems}>
      {kind === "failed" && (
        <p className={styles.none}>
          The site could not be checked: {failure} The next change is checked again; until then, mistakes are not told.
        </p>
      )}
      {kind === "checking" && <p className={styles.wait}>Checking…</p>}
      {kind === "checked" && problems.length === 0 && (
        <p className={styles.fine}>
          <Icon name="check" /> No mistakes. The site can be published.
        </p>
      )}
      {problems.length > 0 && (
        <Button className={styles.next ?? ""} onClick={onNext}>
          Next problem <kbd>F8</kbd>
        </Button>
      )}
      {files.map(([file, found]) => (
        <section key={file}>
          <h2>{fileTitle(site, file)}</h2>
          <ul>
            {found.map((problem) => {
              const { message, fix } = listWords(lookup, site, problem);
              return (
                <li key={`${problem.code} ${problem.pointer} ${problem.message}`}>
                  <button
                    type="button"
                    className={styles.problem}
                    data-severity={problem.severity}
                    onClick={() => onShow(problem)}
                  >
                    <span>
                      {message}
                      {fix && <span className={styles.fix}> {fix}</span>}
                      {problem.severity === "warning" && <span className={styles.kind}> (a warning)</span>}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
