/** Dots that lists have in other programs, the last two those of Word. */
export const BULLETS = "•‣◦▪●\uf0a7\uf0b7";
/** Dots that may stand between words as well: only at the start of several lines they are those of a list. */
export const MIDDLE_DOTS = "·‧∙";
