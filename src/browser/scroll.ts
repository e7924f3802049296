const STORE = "scroll";
/** The top of the window on the page, in CSS pixels, under the names of history entries. */
type Positions = Record<string, number>;

/**
 * Remembers where each entry of the history is scrolled, also over a reload. `isShown` says whether the page of the
 * current entry is the one that can be seen; a document that is loaded again is scrolled when it is `styled`.
 * Returns what scrolls a page that has just come: to where its entry was, else to the place that its address names,
 * else to the top. It gives back that place, if there is one.
 */
export function rememberScroll(isShown: () => boolean, styled: Promise<void>): () => HTMLElement | null {
  const positions: Positions = {};
  const position = () => positions[entry()] ?? leftAt();

  const remember = () => {
    if (isShown()) positions[entry()] = scrollY;
  };
  const restore = () => {
    const top = position();
    const place = placeInAddress();
    // Browsers open what holds the place of a link only where they follow it themselves.
    place?.closest("details")?.setAttribute("open", "");
    if (top === undefined && place) place.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: top ?? 0, behavior: "instant" });
    remember();
    return place;
  };

  addEventListener("scroll", remember);
  addEventListener("popstate", () => {
    if (!isShown()) return;
    if (position() === undefined) remember();
    else restore();
  });
  addEventListener("pagehide", () => store({ ...stored(), ...positions }));
  const { hash } = location;
  // Browsers cannot scroll to a place that is still hidden, and miss one that is laid out at that moment.
  void styled.then(() => {
    if (history.scrollRestoration === "manual") restore();
    else if (location.hash !== hash) placeInAddress()?.scrollIntoView({ behavior: "instant" });
  });
  return restore;
}

/** How far the page was scrolled when this entry of the history was left, also before a reload. */
export function leftAt(): number | undefined {
  const key = knownEntry();
  return key ? stored()[key] : undefined;
}

/** The element that the address names, if there is one. An address may be encoded wrongly. */
function placeInAddress(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** The name of the current entry. Browsers make entries for new documents and for places of a page, and give them none. */
function entry(): string | number {
  if (!knownEntry()) history.replaceState({ ...(history.state as object | null), key: Math.random() }, "");
  return knownEntry()!;
}

/** Naming an entry costs a phone three milliseconds, hence it is not done before the first paint. */
function knownEntry(): string | number | undefined {
  return (history.state as { key?: string | number } | null)?.key;
}

// Where sessionStorage is blocked, positions last as long as the document.
function stored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Positions;
  } catch {
    return {};
  }
}

function store(positions: Positions): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Then the next document starts without them.
  }
}
