import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../node/check/finding.ts";
import { type Checker, createChecker } from "../check/checker.ts";
import { problemsBy } from "../form/problemPlaces.ts";
import type { SiteData } from "../site/siteData.ts";

export interface Checked {
  problems: readonly Problem[];
  byFile: ReadonlyMap<string, readonly Problem[]>;
  failure: string | undefined;
}

const NONE: readonly Problem[] = [];

/** What is wrong with the site as it stands in the studio. Earlier problems stay until the newer ones are known. */
export function useCheck({ texts, resources }: SiteData): Checked {
  const checker = useRef<Checker>(undefined);
  const [{ problems, failure }, setFound] = useState({ problems: NONE, failure: undefined as string | undefined });
  useEffect(() => {
    const own = createChecker();
    checker.current = own;
    return () => own.close();
  }, []);
  useEffect(() => {
    let isOld = false;
    checker.current!.check(texts, resources).then(
      (found) => {
        if (!isOld) setFound({ problems: found, failure: undefined });
      },
      (error: unknown) => {
        if (!isOld) setFound({ problems: NONE, failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isOld = true;
    };
  }, [texts, resources]);
  const byFile = useMemo(() => problemsBy(problems, ({ file }) => file), [problems]);
  return { problems, byFile, failure };
}
