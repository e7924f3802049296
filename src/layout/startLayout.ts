const MENU = "details[name=menu]";
/** Milliseconds after which a mouse opens the menu that it is on, or closes the one that it has left. */
const OPEN_AFTER = 80;
const CLOSE_AFTER = 250;

/**
 * What browsers do not do by themselves for the menus and dialogs of the layout; all of them open by click
 * without this. It is part of the script inside every page, so every byte counts.
 */
export function startLayout(root: HTMLElement): void {
  const hasCommands = "command" in HTMLButtonElement.prototype;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The menu that a passing mouse opened. It closes when the mouse leaves; a first click keeps it open. */
  let hovered: HTMLDetailsElement | null = null;
  let pressed: Element | undefined;

  function on<T extends keyof DocumentEventMap>(type: T, react: (event: DocumentEventMap[T], target: Element) => void) {
    document.addEventListener(type, (event) => event.target instanceof Element && react(event, event.target));
  }
  const menuOf = (target: Element) => target.closest<HTMLDetailsElement>(MENU);
  function closeMenus(except?: Element | null) {
    root.querySelectorAll<HTMLDetailsElement>(MENU).forEach((menu) => {
      if (menu !== except) menu.open = false;
    });
  }
  // The back-forward cache keeps a document as it was left: with an open menu or dialog.
  for (const leave of ["popstate", "pagehide"]) {
    addEventListener(leave, () => {
      clearTimeout(timer);
      closeMenus();
      root.querySelectorAll("dialog").forEach((dialog) => dialog.close());
    });
  }

  // In a wide window the header has no button for the drawer, which would stay open over the page.
  addEventListener("resize", () => {
    const isShown = root.querySelector("[commandfor=menu]")?.getClientRects().length;
    if (!isShown) root.querySelector<HTMLDialogElement>("#menu")?.close();
  });

  on("pointerover", (event, target) => {
    if (event.pointerType !== "mouse") return;
    const menu = menuOf(target);
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (menu?.open || !(menu || hovered)) return;
        if (!menu) closeMenus();
        else menu.open = true;
        hovered = menu;
      },
      menu ? OPEN_AFTER : CLOSE_AFTER,
    );
  });

  on("pointerdown", (_, target) => {
    pressed = target;
    closeMenus(menuOf(target));
  });
  on("focusin", (_, target) => closeMenus(menuOf(target)));

  on("keydown", (event) => {
    const menu = event.key === "Escape" && root.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
    if (!menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  });

  on("click", (event, target) => {
    const menu = menuOf(target);
    const link = target.closest("a");
    if (link) closeMenus();
    link?.closest<HTMLDialogElement>("#menu")?.close();
    // A click by keyboard has the detail 0.
    if (menu?.open && menu === hovered && event.detail && target.closest("summary")) event.preventDefault();
    hovered = null;
    // The click has opened or closed what the pointer would have.
    clearTimeout(timer);

    // Without a classic scroll bar, the page needs no gutter for it while a dialog is open.
    if (target.closest("[command=show-modal]"))
      document.documentElement.toggleAttribute("data-wide", document.documentElement.clientWidth === innerWidth);

    // The fallback for browsers without invoker commands.
    const button = hasCommands ? null : target.closest<HTMLButtonElement>("[commandfor]");
    const dialog = button ? document.getElementById(button.getAttribute("commandfor")!) : target;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") {
      button.focus();
      dialog.showModal();
      // A click beside a dialog closes it, but neither the end of a selection that starts inside nor the second click
      // of a double click on what opened it, by which `closedby` closes it.
    } else if (button || (pressed === dialog && event.detail < 2)) dialog.close();
  });
}
