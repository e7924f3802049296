import type { StoredImage } from "../store/store.ts";

/** Drawings that are chosen by their names elsewhere. */
const NAMED = /^(?:pictograms|logos)\//;
const HEAVY = 2_000_000;
const NARROW = 800;

/** Whether a file of images/ is a picture that pages show as one. */
export function isPicture({ name, thumbnail }: StoredImage): boolean {
  return thumbnail !== "" && !NAMED.test(name);
}

/** What to think of before a picture is used. */
export function adviceOn({ name, width, bytes }: StoredImage): string[] {
  const advice: string[] = [];
  if (bytes > HEAVY)
    advice.push(
      "This file is heavy. Visitors get smaller versions of it, but one of up to 2 MB is enough for the best of them.",
    );
  if (!name.toLowerCase().endsWith(".svg") && width < NARROW)
    advice.push(`It is only ${width} pixels wide, and will look blurred where it is shown larger.`);
  return advice;
}
