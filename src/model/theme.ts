/** The ground of the strip above the header (`--ink`); browsers on phones colour their own bar to match. */
export const themeColour = "#10132a";
