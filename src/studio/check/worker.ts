// The worker that checks the whole site, so that typing is never blocked by it.
import { check } from "../../node/check/check.ts";
import type { CheckInput } from "../../node/check/site.ts";
import { schemas } from "../schemas.ts";
import type { CheckAnswer, Request, SiteTexts } from "./messages.ts";
import { loadRenderer } from "./renderer.ts";
import type { SiteResources } from "./resources.ts";

const loading = loadRenderer();
let known: ReturnType<typeof askedOf> | undefined;
let texts: SiteTexts = {};

addEventListener("message", ({ data }: MessageEvent<Request>) => void answer(data).then((told) => postMessage(told)));

async function answer({ files, texts: changed, resources }: Request): Promise<CheckAnswer> {
  texts = Object.fromEntries(files.map((file) => [file, changed[file] ?? texts[file]!]));
  try {
    const render = await loading;
    if (resources) known = askedOf(resources);
    return { problems: check({ files: texts, schemas, render, ...known! }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function askedOf({ files, served, faults, images }: SiteResources) {
  return {
    images: new Set(files),
    served: new Set(served),
    imageFault: (image: string) => faults[image],
    imageSize: (image: string) => sizeOf(images[image]?.shown),
  };
}

type ImageSize = ReturnType<NonNullable<CheckInput["imageSize"]>>;

/** Only a drawing has no pictures of other widths. */
function sizeOf(shown: SiteResources["images"][string]["shown"] | undefined): ImageSize {
  if (!shown) return undefined;
  const { width, height, widths } = shown;
  return widths.length > 0 ? { width, height } : { width, height, isDrawing: true };
}
