import { expect, test } from "vitest";
import { fillTokens } from "../../src/model/tokens.ts";

test.each([
  ["Call {phone}", "Call +91"],
  ["Call \\{phone}", "Call {phone}"],
  ["Happy birthday \\{name\\}", "Happy birthday {name}"],
  ["{name} and \\n", "{name} and \\n"],
])("%j is shown as %j", (line, shown) => expect(fillTokens(line, { phone: "+91" })).toBe(shown));
