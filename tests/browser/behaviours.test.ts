import { afterEach, expect, test, vi } from "vitest";
import { startBehaviours } from "../../src/browser/behaviours.ts";

afterEach(() => vi.unstubAllGlobals());

const block = { matches: () => false };

test.each([
  ["stays", false, [block]],
  ["is left before its styles have come", true, []],
])("of a page that %s, blocks are watched as they should", async (_, isLeft, expected) => {
  const watched: unknown[] = [];
  class Observer {
    observe = (each: unknown) => void watched.push(each);
    disconnect = () => {};
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("sessionStorage", {});
  const root = Object.assign(new EventTarget(), { querySelectorAll: () => [block] });
  const styled = Promise.resolve();
  const stop = startBehaviours(root as never, styled);
  if (isLeft) stop();
  await styled;
  expect(watched).toEqual(expected);
});
