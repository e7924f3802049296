/**
 * What people call the grounds that the schemas offer and src/ui/grounds.css paints, the usual word for each first.
 * A word may stand for two of them. A test asks for a line for every ground.
 */
export const GROUND_WORDS: Readonly<Record<string, readonly string[]>> = {
  white: ["white", "paper", "snow"],
  mist: ["grey", "gray", "silver", "light grey", "light gray", "pale grey", "pale gray", "off white"],
  pale: ["light blue", "pale blue", "ice blue"],
  ink: [
    "black",
    "dark",
    "night",
    "midnight",
    "dark grey",
    "dark gray",
    "charcoal",
    "anthracite",
    "dark blue",
    "navy blue",
    "navy",
  ],
  cobalt: ["blue", "royal blue", "bright blue", "dark blue", "navy", "navy blue", "sapphire"],
  periwinkle: ["lilac", "lavender", "light blue", "sky blue", "baby blue", "light purple"],
  teal: ["turquoise", "cyan", "petrol", "aqua", "blue green"],
  leaf: ["green", "dark green", "forest", "forest green", "emerald"],
  vermilion: ["red", "scarlet", "coral", "tomato", "orange red", "bright red", "orange", "dark orange", "burnt orange"],
  marigold: ["yellow", "orange", "light orange", "amber", "gold", "golden", "mustard"],
  plum: ["purple", "violet", "aubergine", "dark purple", "burgundy"],
};

/** Colour words that must not be corrected to a ground of a similar name: "pink" is no typo of "ink". */
export const OTHER_COLOURS: readonly string[] = ["pink", "rose", "magenta", "brown", "beige", "cream"];
