import { canonicalAddress, type Spellings } from "../model/spelling.ts";

// Inlined where an address may be another spelling of a page's: in the not-found page and at old addresses.
const known = JSON.parse(document.getElementById("spellings")!.textContent) as Spellings;
const { pathname, search, hash, href } = location;
const target = canonicalAddress(pathname + search + hash, known);

// A host that leads back here would be asked for ever; then what stands here stays.
const cameBack = document.referrer === href.split("#", 1)[0];
if (target !== undefined && !cameBack) location.replace(target);
