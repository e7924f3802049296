import { DRAFT_PREFIX } from "../model/draftPrefix.ts";
import { tryAgain } from "../model/english.gen.ts";

/**
 * Gives each block its behaviour when it comes near the window or is touched first, and each form when somebody turns to
 * it or has written something. `data-enhance` on a block or a form names a module with `enhance(element): cleanup`;
 * the server wrote its address.
 * @param styled Resolves when all of the page has its styles. Until then only a touch fetches anything: what is further
 * down is hidden, and has no sizes to measure.
 */
export function startBehaviours(root: HTMLElement, styled: Promise<unknown>): () => void {
  const started = new Map<HTMLElement, Promise<void>>();
  const ready = new Set<HTMLElement>();
  const cleanups: (() => void)[] = [];
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };

  const start = (block: HTMLElement) => {
    const running =
      started.get(block) ??
      import(/* @vite-ignore */ block.dataset["enhance"]!)
        .then(({ enhance }: { enhance(element: HTMLElement): () => void }) => {
          if (!stop.signal.aborted) cleanups.push(enhance(block));
          ready.add(block);
        })
        .catch((error: unknown) => {
          console.error(error);
          // A form without its script must not react to clicks, or it would seem to be sent. The next click tries again.
          if (block.matches("form")) return void started.delete(block);
          // The styles show any other block as it is without scripts. Held clicks are passed on to their targets.
          block.dataset["plain"] = "";
          ready.add(block);
        });
    started.set(block, running);
    return running;
  };

  /** Runs `wanted` when the block is ready. A form whose script cannot be loaded shows its message of failure. */
  const act = async (block: HTMLElement, wanted: () => void) => {
    await start(block);
    if (ready.has(block)) return wanted();
    const status = block.querySelector("output")!;
    status.textContent = block.dataset["failure"] ?? tryAgain;
    status.dataset["failed"] = "";
  };

  const near = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && start(target as HTMLElement)),
    { rootMargin: "400px" },
  );
  void styled.then(() => {
    if (stop.signal.aborted) return;
    root.querySelectorAll<HTMLElement>("[data-enhance]").forEach((block) => {
      if (!block.matches("form")) near.observe(block);
      // Wherever it is: a closed dialog comes near no window, and once it is open, nobody can tell what the browser has put back from what was typed.
      else if (hasDrafts()) void start(block);
    });
  });

  const turnTo = (event: Event) => {
    const form = (event.target as Element).closest<HTMLFormElement>("form[data-enhance]");
    if (!form || ready.has(form)) return;
    if (event.type === "submit") {
      // Somebody pressed Enter before the script was there.
      event.preventDefault();
      void act(form, () => form.requestSubmit());
    } else void start(form);
  };
  for (const sign of ["focusin", "submit"]) root.addEventListener(sign, turnTo, options);

  // A click that comes too early is held, and dispatched again when the block is ready. Dialogs open and close without a script.
  const replay = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>("button:not([commandfor]), [data-replay]");
    const block = control?.closest<HTMLElement>("[data-enhance]");
    // With a modifier key the browser is asked for something else: a new tab, a download.
    if (!control || !block || ready.has(block) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void act(block, () => control.click());
  };
  root.addEventListener("click", replay, options);

  return () => {
    stop.abort();
    near.disconnect();
    for (const cleanup of cleanups) cleanup();
  };
}

/** Whether anything was typed into a form that has not arrived yet. */
function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // Where storage is blocked, only the form's script knows.
    return true;
  }
}
