/** Runs the scripts of blocks in the preview, for authors who want to try them. */
interface Behaviour<E extends HTMLElement> {
  enhance(element: E): () => void;
}

const modules = import.meta.glob<Behaviour<HTMLElement>>("../../blocks/*/enhance.ts");

/** Gives a block its behaviour, if it has one. Gives back what undoes it. */
export function behave(element: HTMLElement, type: string): () => void {
  const stops = [start(element, modules[`../../blocks/${type}/enhance.ts`]), behaveForms(element)];
  return () => stops.forEach((stop) => stop());
}

/** Gives header, footer and dialogs their behaviour. */
export function behaveAround(root: HTMLElement): () => void {
  layout ??= import("../../layout/startLayout.ts").then(({ startLayout }) => startLayout(root));
  return behaveForms(root.querySelector("#quote"));
}

function behaveForms(root: Element | null): () => void {
  const forms = [...(root?.querySelectorAll("form") ?? [])];
  const stops = forms.map((form) => start(form, () => import("../../ui/enhanceForm.ts")));
  return () => stops.forEach((stop) => stop());
}

/** Set once only: the layout's listeners are on the document and cannot be removed. */
let layout: Promise<void> | undefined;

function start<E extends HTMLElement>(element: E, load: (() => Promise<Behaviour<E>>) | undefined): () => void {
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
