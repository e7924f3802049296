/** Web addresses of whole sites and of services. */
import { schemeFor } from "../../../addresses/schemes.ts";

export const WEB_ADDRESS = 'a web address starts with "https://" and has no spaces';

/** Whether the host is followed by something else than one colon and a number. */
export function hasStrangePort(text: string): boolean {
  return /^https:\/\/[^\s/?#:@]+:(?!\d{1,5}(?:[/?]|$))[^\s@]*$/.test(text);
}

/** The web address that is meant where the scheme is written in another way, or the colon before the port twice. */
export function toWebAddress(text: string): string {
  const trimmed = text.trim();
  const [start = "", scheme = ""] = /^([a-z]+)[:;]?\/+/i.exec(trimmed) ?? [];
  const rest = schemeFor(scheme.toLowerCase()) === "https" ? trimmed.slice(start.length) : trimmed;
  const address = `https://${rest}`.replace(/^(https:\/\/[^\s/?#:@]+):{2,}(?=\d)/, "$1:");
  return /^https:\/\/[^/\s]+\/$/.test(address) ? address.slice(0, -1) : address;
}
