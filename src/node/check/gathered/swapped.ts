/** Detects two fields whose values were swapped, because each value fits only the other field. */
import { READABLE_TYPES } from "../../../model/imageTypes.ts";
import { isUsable } from "../addresses/usableUrl.ts";

const PICTURE_FILE = new RegExp(`^\\S.*\\.(?:${READABLE_TYPES.join("|")})$`, "i");

/** Whether the description of a picture is a file name, and the file name is a description. */
export function isSwappedPicture(src: unknown, alt: unknown): boolean {
  return typeof src === "string" && typeof alt === "string" && PICTURE_FILE.test(alt) && isWords(src);
}

/** Whether the words of a link are an address, and the address is words. */
export function isSwappedLink(href: string, words: string): boolean {
  return ADDRESS.test(words) && isUsable(words) && !isUsable(href) && (isWords(href) || isShownFor(href, words));
}

/** Whether a text is an email address or a phone number without the "mailto:" or "tel:" of the address. */
function isShownFor(text: string, address: string): boolean {
  const plain = (each: string) => each.replaceAll(/[^\p{L}\d@.]/gu, "");
  const [, shown] = /^(?:mailto|tel):([^?]+)/.exec(address) ?? [];
  return shown !== undefined && plain(shown) === plain(text);
}

const ADDRESS = /^(?:[/#]|[a-z]+:)\S+$/;
/** Matches what cannot be words: an address, a path, or a single piece with punctuation in it. */
const NO_WORDS = /^\s*(?:[/\\#.]|[a-z]+:\S|\S*[./\\@?#:_]\S+\s*$)|\.[a-z0-9]{2,5}\s*$|@/i;

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !NO_WORDS.test(text);
}
