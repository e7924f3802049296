import { expect, test, vi } from "vitest";
import { kept } from "../../src/node/kept.ts";

test("what was found out is found out once, until it is forgotten", async () => {
  const find = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const number = kept(find);
  expect(number.known()).toBeUndefined();
  expect(await Promise.all([number.get(), number.get()])).toEqual([1, 1]);
  expect(await number.known()).toBe(1);
  number.forget();
  expect(await number.get()).toBe(2);
});

test("what has failed is tried anew, and takes nothing away that was found out since", async () => {
  let fail = (_error: Error): void => undefined;
  const failing = new Promise<number>((_resolve, reject) => void (fail = reject));
  const find = vi.fn<() => Promise<number>>().mockReturnValueOnce(failing).mockResolvedValue(2);
  const number = kept(find);
  const first = number.get();
  number.forget();
  expect(await number.get()).toBe(2);
  fail(new Error("first"));
  await expect(first).rejects.toThrow("first");
  expect(await number.get()).toBe(2);
  expect(find).toHaveBeenCalledTimes(2);

  number.forget();
  find.mockRejectedValueOnce(new Error("second"));
  await expect(number.get()).rejects.toThrow("second");
  expect(await number.get()).toBe(2);
});
