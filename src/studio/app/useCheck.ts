import { useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../node/check/finding.ts";
import { type Checker, createChecker } from "../check/checker.ts";
import { sameJson } from "../document/sameJson.ts";
import { problemsBy } from "../form/problemPlaces.ts";
import type { SiteData } from "../site/siteData.ts";

export interface Checked {
  /** Nothing is known until the first answer, nor when the check itself failed. */
  kind: "checking" | "checked" | "failed";
  problems: readonly Problem[];
  byFile: ReadonlyMap<string, readonly Problem[]>;
  /** The texts that the problems are of. */
  texts: SiteData["texts"];
  /** Why it failed. */
  failure: string | undefined;
}

const NONE: readonly Problem[] = [];

/** What is wrong with the site as it stands in the studio. Earlier problems stay until the newer ones are known. */
export function useCheck({ texts, resources }: SiteData): Checked {
  const checker = useRef<Checker>(undefined);
  const [{ kind, problems, failure, texts: checked }, setFound] = useState<Omit<Checked, "byFile">>({
    kind: "checking",
    problems: NONE,
    texts,
    failure: undefined,
  });
  const asked = useRef<Pick<SiteData, "texts" | "resources">>(undefined);
  useEffect(() => {
    const own = createChecker();
    checker.current = own;
    asked.current = undefined;
    return () => own.close();
  }, []);
  // Answers come in the order of the texts, and none after the checker is closed.
  useEffect(() => {
    // What is selected makes new objects of the same texts.
    if (asked.current?.resources === resources && sameJson(asked.current.texts, texts)) return;
    asked.current = { texts, resources };
    checker.current!.check(texts, resources).then(
      (found) => setFound({ kind: "checked", problems: found, texts, failure: undefined }),
      (error: unknown) => {
        // It is tried again at the next chance.
        asked.current = undefined;
        const words = error instanceof Error ? error.message : String(error);
        setFound({ kind: "failed", problems: NONE, texts, failure: words });
      },
    );
  }, [texts, resources]);
  const byFile = useMemo(() => problemsBy(problems, ({ file }) => file), [problems]);
  return { kind, problems, byFile, texts: checked, failure };
}
