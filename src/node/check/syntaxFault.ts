/** A mistake in a text that is not JSON. */
export interface SyntaxFault {
  offset: number;
  length: number;
  /** The mistake is that something is missing at the end of this line. */
  wholeLine?: boolean;
  /** `{line}` stands for its line, `{line:12}` for the line of that offset. */
  message: string;
  fix: string;
  edit?: { offset: number; length: number; text: string };
}

/** What to do about it; with a replacement that is safe to make where there is one. */
export type Remedy = string | { fix: string; replacement: string | undefined };

export function faultAt(
  { offset, length }: { offset: number; length: number },
  message: string,
  remedy: Remedy,
): SyntaxFault {
  if (typeof remedy === "string") return { offset, length, message, fix: remedy };
  const { fix, replacement } = remedy;
  return {
    offset,
    length,
    message,
    fix,
    ...(replacement === undefined ? {} : { edit: { offset, length, text: replacement } }),
  };
}
