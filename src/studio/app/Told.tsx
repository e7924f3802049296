/** What was done last; `count` tells it from the same done before. */
export interface Told {
  words: string;
  count: number;
}

/** For screen readers alone: others see it. */
export function ToldWords({ told }: { told: Told | undefined }) {
  return <output className="unseen">{told && <span key={told.count}>{told.words}</span>}</output>;
}
