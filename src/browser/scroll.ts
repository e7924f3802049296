const STORE = "scroll";
/** The value of `scrollY` by the key of each history entry. */
type Positions = Record<string, number>;

/**
 * Remembers the scroll position of each history entry, also across a reload. `isShown` says whether the page of the current
 * entry is the one on the screen; after a reload, the position is restored when the document is `styled`.
 * Returns a function that scrolls a page that was just shown: to the position of its entry, else to the anchor in its address,
 * else to the top. That function returns the element of the anchor, if there is one.
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
    // Browsers open a closed <details> around an anchor only when they follow the link themselves.
    place?.closest("details")?.setAttribute("open", "");
    if (top === undefined && place) place.scrollIntoView();
    else scrollTo(0, top ?? 0);
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
  // Browsers cannot scroll to an element that is still hidden, and miss one whose layout changes meanwhile.
  void styled.then(() => {
    if (history.scrollRestoration === "manual") restore();
    else if (location.hash !== hash) placeInAddress()?.scrollIntoView();
  });
  return restore;
}

/** The scroll position when this history entry was left, also before a reload. */
export function leftAt(): number | undefined {
  const key = knownEntry();
  return key ? stored()[key] : undefined;
}

/** The element that the hash names, if there is one. The hash may be encoded wrongly. */
function placeInAddress(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** The key of the current history entry. Entries that the browser makes, for documents and for anchors, have none at first. */
function entry(): string | number {
  if (!knownEntry()) history.replaceState({ ...(history.state as object | null), key: Math.random() }, "");
  return knownEntry()!;
}

/** `replaceState` takes a phone three milliseconds, so it is not called before the first paint. */
function knownEntry(): string | number | undefined {
  return (history.state as { key?: string | number } | null)?.key;
}

// Where sessionStorage is blocked, positions last as long as the document.
function stored(): Positions {
  try {
    return JSON.parse((sessionStorage[STORE] as string | undefined) ?? "{}") as Positions;
  } catch {
    return {};
  }
}

function store(positions: Positions): void {
  try {
    sessionStorage[STORE] = JSON.stringify(positions);
  } catch {
    // When storage is full, the next document starts without positions.
  }
}
