/** How many characters search results show of a description, and how few make them put words of their own in its place. */
export const LONGEST_DESCRIPTION = 170;
export const SHORTEST_DESCRIPTION = 50;
