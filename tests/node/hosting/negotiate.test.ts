import { expect, test } from "vitest";
import { encodingsFor } from "../../../src/node/hosting/negotiate.ts";

test.each([
  ["gzip, br", ["br", "gzip"]],
  ["BR , GZIP;q=0.5", ["br", "gzip"]],
  ["br;q=0, gzip;q=0.000", []],
  ["br; Q=0, gzip ;Q=1", ["gzip"]],
  ["br;q=0.001, x-gzip, ,", ["br"]],
  ["*", []],
])('of "%s" it takes %j', (accepted, names) => {
  expect(encodingsFor(accepted).map(({ name }) => name)).toEqual(names);
});
