import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../node/check/finding.ts";
import { type Checker, createChecker } from "../check/checker.ts";
import { problemsBy } from "../form/problemPlaces.ts";
import type { SiteData } from "../site/siteData.ts";

export interface Checked {
  /** Nothing is known until the first answer, nor when the check itself failed. */
  kind: "checking" | "checked" | "failed";
  problems: readonly Problem[];
  byFile: ReadonlyMap<string, readonly Problem[]>;
  /** Why it failed. */
  failure: string | undefined;
}

const NONE: readonly Problem[] = [];

/** What is wrong with the site as it stands in the studio. Earlier problems stay until the newer ones are known. */
export function useCheck({ texts, resources }: SiteData): Checked {
  const checker = useRef<Checker>(undefined);
  const [{ kind, problems, failure }, setFound] = useState<Omit<Checked, "byFile">>({
    kind: "checking",
    problems: NONE,
    failure: undefined,
  });
  useEffect(() => {
    const own = createChecker();
    checker.current = own;
    return () => own.close();
  }, []);
  useEffect(() => {
    let isOld = false;
    checker.current!.check(texts, resources).then(
      (found) => {
        if (!isOld) setFound({ kind: "checked", problems: found, failure: undefined });
      },
      (error: unknown) => {
        const words = error instanceof Error ? error.message : String(error);
        if (!isOld) setFound({ kind: "failed", problems: NONE, failure: words });
      },
    );
    return () => {
      isOld = true;
    };
  }, [texts, resources]);
  const byFile = useMemo(() => problemsBy(problems, ({ file }) => file), [problems]);
  return { kind, problems, byFile, failure };
}
