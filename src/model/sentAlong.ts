// What goes along with the fields of a form, so that its receiver can tell people from programs.
/** The name of a field that people cannot see. */
export const TRAP = "website";
/** The name of how long a visitor took to fill the form in. */
export const SECONDS = "seconds";
