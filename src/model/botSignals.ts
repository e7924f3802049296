// Names of what is sent beside the fields of a form, so that the receiver can recognise bots.
/** A honeypot: a field that people cannot see. */
export const HONEYPOT = "website";
/** For the seconds that a visitor took to fill in the form. */
export const SECONDS = "seconds";
