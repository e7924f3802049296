import { slugOf } from "../../../model/slug.ts";

/** An address made of a title: "/about-our-team" for "About our team"; only the slash where it has no plain letters. */
export function addressFor(title: string): string {
  return `/${slugOf(title, 60)}`;
}

/** An address as it was typed, with the slash that it starts with. */
export function withSlash(typed: string): string {
  const address = typed.trim();
  return address.startsWith("/") ? address : `/${address}`;
}
