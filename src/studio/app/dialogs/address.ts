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
