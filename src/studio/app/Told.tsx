/** What was done last; `count` tells it from the same done before. */
export interface Announcement {
  words: string;
  count: number;
}

/** A live region for screen readers; everybody else sees the change itself. */
export function ToldWords({ told }: { told: Announcement | undefined }) {
  return <output className="unseen">{told && <span key={told.count}>{told.words}</span>}</output>;
}
