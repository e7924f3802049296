// What the pages of the gallery do: choose a width, size the frames, copy JSON.
import { listenForChanges } from "./changes.ts";

const sheets = [...document.querySelectorAll<HTMLElement>("[data-sheet]")];
const form = document.querySelector<HTMLFormElement>("[data-widths]");
if (form) startWidths(form);
for (const sheet of sheets) followHeight(sheet);
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-copy]");
  if (button) void copy(button);
});

listenForChanges((path) => {
  // The frames load anew by themselves, and the place on the page is kept.
  const onlyFrames = sheets.length > 0 && path.startsWith("src/") && !path.startsWith("src/gallery/");
  if (!onlyFrames) location.reload();
});

function startWidths(widths: HTMLFormElement): void {
  const own = widths.elements.namedItem("own") as HTMLInputElement;
  const scale = widths.elements.namedItem("scale") as HTMLOutputElement;
  const choices = [...widths.querySelectorAll<HTMLInputElement>("[type=radio]")];
  const usual = matchMedia("(width < 768px)").matches ? 390 : 1440;
  let width = Number(new URLSearchParams(location.search).get("width")) || usual;

  const show = () => {
    for (const sheet of sheets) sheet.style.setProperty("--width", `${width}px`);
    for (const choice of choices) choice.checked = Number(choice.value) === width;
    if (document.activeElement !== own) own.value = String(width);
    const room = sheets[0]?.parentElement?.clientWidth ?? width;
    scale.value = room < width ? `Drawn at ${Math.round((100 * room) / width)}%` : "";
  };
  widths.addEventListener("submit", (event) => event.preventDefault());
  widths.addEventListener("input", ({ target }) => {
    const input = target as HTMLInputElement;
    if (!input.checkValidity() || input.value === "") return;
    width = Number(input.value);
    show();
    const url = new URL(location.href);
    url.searchParams.set("width", String(width));
    history.replaceState(history.state, "", url);
    keepInLinks(url.search);
  });
  addEventListener("resize", show);
  show();
  keepInLinks(location.search);
}

/** Lets the next block be shown at the same width. */
function keepInLinks(search: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("nav a")) link.search = search;
}

/** Makes a sheet as high as what its frame shows, whenever that changes. */
function followHeight(sheet: HTMLElement): void {
  const frame = sheet.querySelector("iframe")!;
  const observer = new ResizeObserver(([entry]) => {
    sheet.style.setProperty("--height", `${Math.ceil(entry!.contentRect.height)}px`);
  });
  const follow = () => {
    observer.disconnect();
    const body = frame.contentDocument?.body;
    if (body) observer.observe(body);
  };
  frame.addEventListener("load", follow);
  follow();
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest("[data-example]")!.querySelector("pre code")!;
  const status = button.parentElement!.querySelector("output")!;
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = "Copied";
  } catch {
    // Not allowed: what would have been copied is chosen, and the keyboard copies it.
    getSelection()?.selectAllChildren(code);
    status.textContent = "Selected: now press Ctrl+C or ⌘C";
  }
}
