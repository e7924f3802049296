/** An address made of a title: "/about-our-team" for "About our team". */
export function addressFor(title: string): string {
  const words = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `/${words.slice(0, 60).replace(/-$/, "")}`;
}

/** An address as it was typed, with the slash that it starts with. */
export function withSlash(typed: string): string {
  const address = typed.trim();
  return address.startsWith("/") ? address : `/${address}`;
}
