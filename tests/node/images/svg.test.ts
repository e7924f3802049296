import { expect, test } from "vitest";
import { optimizeSvg } from "../../../src/node/images/svg.ts";
import { unsafeIn } from "../../../src/node/images/unsafeSvg.ts";
import { drawing } from "./project.ts";

const optimize = (svg: string) => optimizeSvg(svg, { src: "a.svg", hash: "0badcafe" }).svg;

test("metadata, comments and what only editors read are left out, the viewBox stays", () => {
  const source = `\uFEFF<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><!DOCTYPE svg><!--! kept by others -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="40" height="20"
      viewBox="0 0 40 20" inkscape:export-filename="C:\\me\\url(x)"><title>T</title><desc>D</desc><metadata>M</metadata>
      <inkscape:perspective/><path d="M0 0 L9 0 L9 9 z"/></svg>`;
  expect(optimize(source)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h9v9z"/></svg>',
  );
});

test("ids start with the picture's hash", () => {
  const svg = optimize(
    drawing(
      '<defs><linearGradient id="sky"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h9v9z"/>',
    ),
  );
  expect(svg).toContain('id="i0badcafe-');
  expect(svg).toContain('fill="url(#i0badcafe-');
});

const shape = "<path d='M0 0h9v9z'/>";
test.each([
  ["<script>alert(1)</script>", "<script>"],
  ["<SCRIPT>alert(1)</SCRIPT>", "<SCRIPT>"],
  ["<path onclick='alert(1)' d='M0 0h9v9z'/>", "the event handler onclick"],
  ["<foreignObject><p/></foreignObject>", "<foreignObject>"],
  ["<a href='javascript:alert(1)'><path d='M0 0h9v9z'/></a>", 'a link to "javascript:alert(1)"'],
  ["<image href='https://example.com/a.png' width='9' height='9'/>", 'a link to "https://example.com/a.png"'],
  ["<image href='data:text/html,x' width='9' height='9'/>", 'a link to "data:text/html,x"'],
  ["<g><set attributeName='onclick' to='x'/></g>", "an animation of onclick"],
  ["<div xmlns='http://www.w3.org/1999/xhtml'/>", "<div> that is not SVG"],
  ["<path fill='url(https://example.com/a.svg#b)' d='M0 0h9v9z'/>", "fill that loads a file from elsewhere"],
  ["<style>@import 'a.css';</style>", "a style that loads a file from elsewhere"],
])("refuses %s, at the first look already", (inside, named) => {
  expect(unsafeIn(drawing(inside + shape))).toBe(named);
  expect(() => optimize(drawing(inside + shape))).toThrow(
    `images/a.svg contains ${named}. Remove it in your drawing program and export the drawing again.`,
  );
});

test.each([
  "<!-- <script>alert(1)</script> -->",
  "<title>a &lt;script&gt; one=two</title>",
  "<style><![CDATA[.a > b { fill: url(#sky) }]]></style>",
  "<image href='data:image/png;base64,iVBORw0KGgo=' width='9' height='9'/>",
  "<use href='#a'/><path data-once='x' d='M0 0h9v9z'/>",
  `<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>`,
])("sees nothing wrong in %s", (inside) => {
  expect(unsafeIn(drawing(inside + shape))).toBeUndefined();
  expect(() => optimize(drawing(inside + shape))).not.toThrow();
});

test("what loads another file before the drawing is refused, and names for addresses are not", () => {
  const svg = (entity: string) => `<!DOCTYPE svg [ <!ENTITY ${entity}> ]>${drawing(shape)}`;
  for (const entity of ['x SYSTEM "file:///etc/passwd"', '% y PUBLIC "-//A//B" "https://example.com/a.dtd"']) {
    expect(unsafeIn(svg(entity))).toBe("an entity that loads a file from elsewhere");
    expect(() => optimize(svg(entity))).toThrow("images/a.svg contains an entity that loads a file from elsewhere.");
  }
  const address = svg('ns_svg "http://www.w3.org/2000/svg"');
  expect(unsafeIn(address)).toBeUndefined();
  expect(() => optimize(address)).not.toThrow();
});

test("a script behind another prefix is dropped", () => {
  const svg = optimize(drawing(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${shape}`));
  expect(svg).not.toMatch(/script|alert/);
});
