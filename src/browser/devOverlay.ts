import { themeColour } from "../model/theme.ts";

/** Shows the check's report over the page, or takes it away when there is nothing to report. */
export function showReport(report: string): void {
  document.getElementById("_problems")?.remove();
  if (!report) return;
  const overlay = document.createElement("dialog");
  overlay.id = "_problems";
  overlay.setAttribute("aria-label", "Problems in the site");
  const text = document.createElement("pre");
  text.textContent = report;
  const close = document.createElement("button");
  close.textContent = "Hide until the next change";
  close.addEventListener("click", () => overlay.remove());
  overlay.append(text, close);
  overlay.style.cssText = `position:fixed;inset:auto 0 0;z-index:1000;width:100%;max-width:none;max-height:60vh;overflow:auto;margin:0;padding:24px;border:0;border-top:6px solid #ffb020;background:${themeColour};color:#fff`;
  text.style.cssText = "white-space:pre-wrap;font:15px/1.5 ui-monospace,monospace;margin:0 0 16px";
  close.style.cssText = `padding:10px 16px;background:#ffb020;color:${themeColour};border-radius:8px;font-weight:600`;
  document.body.append(overlay);
  overlay.show();
}
