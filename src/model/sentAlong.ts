/** The names of what goes along with the fields of a form, so that its receiver can tell people from programs. */
export const SENT_ALONG = {
  /** A field that people cannot see. */
  trap: "website",
  /** How long a visitor took to fill the form in. */
  seconds: "seconds",
} as const;
