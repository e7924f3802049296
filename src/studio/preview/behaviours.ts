/** What blocks do for visitors, where somebody wants to try it. */
interface Behaviour {
  enhance(element: HTMLElement): () => void;
}

const modules = import.meta.glob<Behaviour>("../../blocks/*/enhance.ts");

/** Gives a block its behaviour, if it has one. Gives back what undoes it. */
export function behave(element: HTMLElement, type: string): () => void {
  return start(element, modules[`../../blocks/${type}/enhance.ts`]);
}

/** Gives header, footer and dialogs their behaviour. */
export function behaveAround(root: HTMLElement): () => void {
  layout ??= import("../../layout/enhance.ts").then(({ enhance }) => enhance(root));
  const dialog = root.querySelector<HTMLElement>("#quote");
  return dialog ? start(dialog, () => import("../../layout/enhanceQuote.ts")) : () => {};
}

/** It listens to the whole document, and there is no way back. */
let layout: Promise<void> | undefined;

function start(element: HTMLElement, load: (() => Promise<Behaviour>) | undefined): () => void {
  let stopped = false;
  let cleanup = () => {};
  void load?.().then(({ enhance }) => {
    if (!stopped) cleanup = enhance(element);
  });
  return () => {
    stopped = true;
    cleanup();
  };
}
