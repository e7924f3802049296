/** Two fields whose values have changed places: what each says only the other one can mean. */
import { READABLE_TYPES } from "../../../model/imageTypes.ts";
import { isUsable } from "../addresses/usableUrl.ts";

const PICTURE_FILE = new RegExp(`^\\S.*\\.(?:${READABLE_TYPES.join("|")})$`, "i");

/** Whether the description of a picture is the name of its file, and the name of the file is the description. */
export function isSwappedPicture(src: unknown, alt: unknown): boolean {
  return typeof src === "string" && typeof alt === "string" && PICTURE_FILE.test(alt) && isWords(src);
}

/** Whether the words of a link are its address, and the address is its words. */
export function isSwappedLink(href: string, words: string): boolean {
  return ADDRESS.test(words) && isUsable(words) && !isUsable(href) && (isWords(href) || isShownFor(href, words));
}

/** Whether a link to this address is often shown so: an email or a phone number without "mailto:" or "tel:". */
function isShownFor(text: string, address: string): boolean {
  const plain = (each: string) => each.replaceAll(/[^\p{L}\d@.]/gu, "");
  const [, shown] = /^(?:mailto|tel):([^?]+)/.exec(address) ?? [];
  return shown !== undefined && plain(shown) === plain(text);
}

const ADDRESS = /^(?:[/#]|[a-z]+:)\S+$/;
/** What no words are: an address, a path, or a single piece with a point, a slash or an "@" in it. */
const NO_WORDS = /^\s*(?:[/\\#.]|[a-z]+:\S|\S*[./\\@?#:_]\S+\s*$)|\.[a-z0-9]{2,5}\s*$|@/i;

function isWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !NO_WORDS.test(text);
}
