/** What the studio's server says no to: a status of HTTP, and words for whoever asked. */
export class Refusal extends Error {
  readonly status: number;
  /** Stands beside the message in the answer. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}
