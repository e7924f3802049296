import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliver } from "../../src/ui/deliver.ts";

const URL = "https://forms.example/submit";
const MESSAGE = { key: "k-1", body: '{"name":"Asha"}' };
/** The network fails; the receiver never answers. */
type Answer = Response | "network fails" | "silence";

const window = new EventTarget();
let answers: Answer[];
/** When each attempt began, in milliseconds after the first. */
let attempts: number[];
let requests: RequestInit[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  attempts = [];
  requests = [];
  const start = Date.now();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("fetch", (url: string, request: RequestInit) => {
    expect(url).toBe(URL);
    attempts.push(Date.now() - start);
    requests.push(request);
    const answer = answers[attempts.length - 1] ?? answers.at(-1)!;
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return new Promise((_, reject) => {
      if (answer === "network fails") reject(new TypeError("Failed to fetch"));
      request.signal!.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, retryAfter?: string) =>
  new Response(null, { status, ...(retryAfter !== undefined && { headers: { "Retry-After": retryAfter } }) });
const date = (seconds: number) => new Date(Date.UTC(2030, 0, 1) + seconds * 1000).toUTCString();

/** A response at the end of a redirect. */
function redirected(status: number, type: string): Response {
  const response = new Response("", { status, headers: { "Content-Type": type } });
  const read = { redirected: { value: true }, clone: { value: () => redirected(status, type) } };
  return Object.defineProperties(response, read);
}

const usual = [0, 1000, 4000, 13_000];
const cases: [what: string, answers: Answer[], expected: { arrives: boolean; attempts: number[] }][] = [
  ["200", [answer(200)], { arrives: true, attempts: [0] }],
  ["201", [answer(201)], { arrives: true, attempts: [0] }],
  ["204", [answer(204)], { arrives: true, attempts: [0] }],
  ["400", [answer(400)], { arrives: false, attempts: [0] }],
  ["401", [answer(401)], { arrives: false, attempts: [0] }],
  ["404", [answer(404)], { arrives: false, attempts: [0] }],
  ["422", [answer(422)], { arrives: false, attempts: [0] }],
  ["304", [answer(304)], { arrives: false, attempts: [0] }],
  ["408", [answer(408)], { arrives: false, attempts: usual }],
  ["425", [answer(425)], { arrives: false, attempts: usual }],
  ["429", [answer(429)], { arrives: false, attempts: usual }],
  ["500", [answer(500)], { arrives: false, attempts: usual }],
  ["503", [answer(503)], { arrives: false, attempts: usual }],
  ["599", [answer(599)], { arrives: false, attempts: usual }],
  ["a network that fails", ["network fails"], { arrives: false, attempts: usual }],
  ["a network that fails once", ["network fails", answer(204)], { arrives: true, attempts: [0, 1000] }],
  [
    "three answers of 500, then 200",
    [answer(500), answer(500), answer(500), answer(200)],
    { arrives: true, attempts: usual },
  ],
  ["500, then 400", [answer(500), answer(400)], { arrives: false, attempts: [0, 1000] }],
  ["silence", ["silence"], { arrives: false, attempts: [0, 11_000, 24_000, 43_000] }],
  ["silence once", ["silence", answer(204)], { arrives: true, attempts: [0, 11_000] }],
  ["429, in 5 seconds", [answer(429, "5"), answer(204)], { arrives: true, attempts: [0, 5000] }],
  ["429, in 0 seconds", [answer(429, "0"), answer(204)], { arrives: true, attempts: [0, 1000] }],
  ["503, in a minute", [answer(503, "60"), answer(204)], { arrives: true, attempts: [0, 60_000] }],
  ["503, in more than a minute", [answer(503, "61"), answer(204)], { arrives: false, attempts: [0] }],
  ["429, at a time soon", [answer(429, date(7)), answer(204)], { arrives: true, attempts: [0, 7000] }],
  ["429, at a time that has passed", [answer(429, date(-7)), answer(204)], { arrives: true, attempts: [0, 1000] }],
  ["429, at a time tomorrow", [answer(429, date(86_400)), answer(204)], { arrives: false, attempts: [0] }],
  ["429, in a number without end", [answer(429, "9".repeat(400)), answer(204)], { arrives: false, attempts: [0] }],
  ["429, at no time that can be read", [answer(429, "soon"), answer(204)], { arrives: true, attempts: [0, 1000] }],
  ["429, at an empty time", [answer(429, ""), answer(204)], { arrives: true, attempts: [0, 1000] }],
  ["a redirect to a page", [redirected(200, "text/html; charset=utf-8")], { arrives: false, attempts: [0] }],
  ["a redirect to a page with an error", [redirected(404, "text/html")], { arrives: false, attempts: [0] }],
  ["a redirect to an answer", [redirected(200, "application/json")], { arrives: true, attempts: [0] }],
];

test.each(cases)("%s", async (_what, given, expected) => {
  answers = given;
  const delivery = deliver(URL, MESSAGE);
  await vi.runAllTimersAsync();
  expect({ arrives: await delivery, attempts }).toEqual(expected);
  expect(vi.getTimerCount()).toBe(0);
});

test("every attempt is the same message, with the same key", async () => {
  answers = ["silence", "network fails", answer(500), answer(204)];
  const delivery = deliver(URL, MESSAGE);
  await vi.runAllTimersAsync();
  await delivery;
  expect(requests).toHaveLength(4);
  for (const { method, headers, body, keepalive } of requests) {
    expect({ method, body, keepalive }).toEqual({ method: "POST", body: MESSAGE.body, keepalive: true });
    expect(headers).toEqual({
      "Content-Type": "application/json",
      Accept: "application/json",
      "Idempotency-Key": "k-1",
    });
  }
});

test("a message that is too long to outlive its page is sent all the same", async () => {
  answers = [answer(204)];
  expect(await deliver(URL, { key: "k-1", body: "x".repeat(30_000) })).toBe(true);
  expect(requests[0]!.keepalive).toBe(false);
});

test("a network that comes back ends a wait for the network", async () => {
  answers = ["network fails", "network fails", "network fails", answer(204)];
  const delivery = deliver(URL, MESSAGE);
  await vi.advanceTimersByTimeAsync(4500);
  expect(attempts).toEqual([0, 1000, 4000]);
  window.dispatchEvent(new Event("online"));
  expect(await delivery).toBe(true);
  expect(attempts).toEqual([0, 1000, 4000, 4500]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a network that comes back does not shorten the wait that a receiver asked for", async () => {
  answers = [answer(429, "20"), answer(204)];
  const delivery = deliver(URL, MESSAGE);
  await vi.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event("online"));
  await vi.runAllTimersAsync();
  expect(await delivery).toBe(true);
  expect(attempts).toEqual([0, 20_000]);
});
