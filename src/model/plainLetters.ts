/** How letters are transliterated that do not just lose an accent. */
const SPELT: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  å: "aa",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const SPELT_LETTER = new RegExp(`[${Object.keys(SPELT).join("")}]`, "giu");

/** A text with the letters from a to z in the place of those with accents; other alphabets stay as they are. */
export function plainLetters(text: string): string {
  const spelt = text.normalize().replace(SPELT_LETTER, (letter) => {
    const small = letter.toLowerCase();
    const plain = SPELT[small]!;
    return letter === small ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
  return spelt.normalize("NFKD").replace(/\p{M}/gu, "");
}
