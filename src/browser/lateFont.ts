/**
 * Lets pages that follow without a document load have the font that came too late for this document: one that is
 * `font-display: optional` is not used any more once it has missed the first paint. See docs/decisions/0008.
 */
export async function showLateFont(
  url = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href,
): Promise<void> {
  const [family] = getComputedStyle(document.body).fontFamily.split(",");
  if (!url || !family) return;
  const face = new FontFace(family.replaceAll('"', ""), `url("${url}")`, { weight: "400 700" });
  await face.load().then(
    () => document.fonts.add(face),
    // When the font cannot be loaded, the fallback font stays.
    () => undefined,
  );
}
