const TIMEOUT = 10_000;
const LONGEST_WAIT = 30_000;
/** Milliseconds before each further attempt. */
const WAITS = [1_000, 3_000, 9_000];

/**
 * Posts a message as JSON and says whether it arrived, that is, was answered with a 2xx status.
 * Tries again where that can help: the network failed, or the receiver is busy (408, 425, 429, 5xx).
 * Every attempt carries the same `Idempotency-Key`.
 */
export async function deliver(url: string, message: Record<string, unknown>, key: string): Promise<boolean> {
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
    body: JSON.stringify(message),
  };
  for (const wait of [...WAITS, undefined]) {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT) }).catch(() => undefined);
    if (response?.ok) return true;
    if (wait === undefined || (response && !mayPass(response.status))) return false;
    const asked = retryAfter(response);
    if (asked > LONGEST_WAIT) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.max(asked, wait)));
  }
  return false;
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
