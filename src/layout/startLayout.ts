const MENU = "details[name=menu]";
const OPEN_AFTER = 80;
const CLOSE_AFTER = 250;

/**
 * What browsers do not do by themselves for the menus and dialogs of the layout; all of them open by click
 * without this. It is part of the script inside every page, so every byte counts.
 */
export function startLayout(root: HTMLElement): void {
  const hasCommands = "command" in HTMLButtonElement.prototype;
  const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;
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
  // What is open belongs to the page that is left. Browsers keep a document as it was, for those who come back to it.
  for (const leave of ["popstate", "pagehide"]) {
    addEventListener(leave, () => {
      clearTimeout(timer);
      closeMenus();
      root.querySelectorAll("dialog").forEach((dialog) => dialog.close());
    });
  }

  // Where the window has grown and the header shows all links, nothing would open the drawer again.
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
    // A click by keyboard has no detail.
    if (menu?.open && menu === hovered && event.detail && target.closest("summary")) event.preventDefault();
    hovered = null;
    // What the mouse has come for is done.
    clearTimeout(timer);

    // Where no scroll bar takes room, a dialog need not keep any for it.
    if (target.closest("[command=show-modal]"))
      document.documentElement.toggleAttribute("data-wide", document.documentElement.clientWidth === innerWidth);

    // Browsers without invoker commands or closedby.
    const button = hasCommands ? null : target.closest<HTMLButtonElement>("[commandfor]");
    const dialog = button ? document.getElementById(button.getAttribute("commandfor")!) : target;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") {
      button.focus();
      dialog.showModal();
      // Who marks a text in it and lets go beside it has clicked on the dialog as well.
    } else if (button || (!hasClosedBy && pressed === dialog)) dialog.close();
  });
}
