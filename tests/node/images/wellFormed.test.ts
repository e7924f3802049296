/** A drawing that is no XML: browsers show nothing of it, and the build cannot read it either. */
import { expect, test } from "vitest";
import { optimizeSvg } from "../../../src/node/images/svg.ts";
import { isWellFormed } from "../../../src/node/images/wellFormed.ts";

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

function isBuilt(source: string): boolean {
  try {
    optimizeSvg(source, { src: "a.svg", hash: "h" });
    return true;
  } catch {
    return false;
  }
}

test.each([
  `${START}<rect width="10"</svg>`,
  `${START}<g><rect/></svg>`,
  `${START}<g><rect></g></svg>`,
  `${START}</g></svg>`,
  `${START}<title>Kites & strings</title></svg>`,
  `${START}<g id="a&b"/></svg>`,
  `${START}<g id=a/></svg>`,
  `${START}<g id="a"class="b"/></svg>`,
  `${START}<!-- a -- b --></svg>`,
  `${START}<use xlink:href="#a"/></svg>`,
  `${START}</svg>.`,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox=0 0 9 9"></svg>',
])("%s is not", (source) => {
  expect([isWellFormed(source), isBuilt(source)]).toEqual([false, false]);
});

test.each([
  `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD" "svg.dtd" [ <!ENTITY a "b"> ]>\n${START}<g id="&a;"/></svg>\n`,
  `${START}<text>a > b &amp; c&#160;d&nbsp;e</text><g\n id = 'x>"y'\n></g ></svg>`,
  `${START}<style><![CDATA[ a > b & c ]]></style><!-- <g> & - --><g xmlns:x="y" x:z="1"/></svg>`,
  `${START.slice(0, -1)}/>`,
])("%s is", (source) => {
  expect([isWellFormed(source), isBuilt(source)]).toEqual([true, true]);
});

test("what does not say that it is SVG", () => {
  expect(isWellFormed('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')).toBe(false);
});

// A parser that backtracks to each part would not end in time.
test("a long drawing that is wrong throughout", () => {
  for (const part of ["<!--", "<?a", "<g ", "&a", '<g a="', "<![CDATA[", "<g a b"])
    expect(isWellFormed(START + part.repeat(100_000))).toBe(false);
});
