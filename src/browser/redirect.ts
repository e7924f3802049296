import { canonicalAddress, type Spellings } from "../model/spelling.ts";

// Inlined where an address may be another spelling of a page's: in the not-found page and at old addresses. Too many
// spellings are in a file of their own; when it cannot be loaded, this document stays.
const told = JSON.parse(document.getElementById("_spellings")!.textContent) as Spellings | string;
if (typeof told === "string")
  void fetch(told)
    .then((answer) => answer.json())
    .then(redirect, () => {});
else redirect(told);

function redirect(known: Spellings): void {
  const { pathname, search, hash, href } = location;
  const target = canonicalAddress(pathname + search + hash, known);

  // If the host redirects the target back here, replacing again would never end; this document stays instead.
  const cameBack = document.referrer === href.split("#", 1)[0];
  if (target !== undefined && !cameBack) location.replace(target);
}
