/** A message as it is sent and resent, byte for byte: a receiver may refuse a known idempotency key with another body. */
export interface Message {
  /** The idempotency key: lets a receiver tell a second attempt from a second message. */
  key: string;
  /** JSON. */
  body: string;
}

/** Milliseconds after which an attempt is given up. */
const TIMEOUT = 10_000;
/** Milliseconds that `Retry-After` may ask for: many receivers limit requests by the minute. For a longer wait, the visitor is told at once. */
const LONGEST_WAIT = 60_000;
/** Milliseconds before each further attempt. */
const WAITS = [1_000, 3_000, 9_000];
/** The most characters for `keepalive`, which browsers limit to 64 KiB; a character takes up to three bytes. */
const LONGEST_KEPT_ALIVE = 20_000;

/**
 * Posts a message and says whether it arrived, that is, was answered with a 2xx status.
 * Tries again where that can help: the network failed, or the receiver is busy (408, 425, 429, 5xx).
 * @param onWait Is called before each further wait once a second attempt has failed: a visitor wonders by then.
 */
export async function deliver(url: string, message: Message, onWait?: () => void): Promise<boolean> {
  for (let attempts = 0; ; attempts++) {
    const response = await attempt(url, message).catch(() => undefined);
    if (response && arrived(response)) return true;
    const wait = WAITS[attempts];
    if (wait === undefined || (response && !mayPass(response.status))) return false;
    const asked = retryAfter(response);
    if (asked > LONGEST_WAIT) return false;
    if (attempts > 0) onWait?.();
    await pause(Math.max(asked, wait), !response);
  }
}

async function attempt(url: string, { key, body }: Message): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT);
  const headers = { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key };
  const keepalive = body.length < LONGEST_KEPT_ALIVE;
  return fetch(url, { method: "POST", headers, body, keepalive, signal: late.signal }).finally(() =>
    clearTimeout(timer),
  );
}

/** A 2xx status behind a redirect does not mean that the message arrived: most redirects turn POST into GET. */
function arrived({ ok, redirected, headers }: Response): boolean {
  return ok && !(redirected && headers.get("Content-Type")?.startsWith("text/html"));
}

function mayPass(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** Milliseconds that the receiver asks us to wait, given as seconds or as a date. */
function retryAfter(response: Response | undefined): number {
  const value = response?.headers.get("Retry-After") ?? "0";
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}

/** Ends early, if it may, when the network is back. */
function pause(wait: number, mayEndEarly: boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, wait);
    if (mayEndEarly) addEventListener("online", end);
  });
}
