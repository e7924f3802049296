/** What the build writes is what React writes, compacted. */
import { createContext, createElement, Fragment, memo, type ReactNode, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { registry } from "../../src/blocks/registry.ts";
import { wordsOf } from "../../src/model/wordsOf.ts";
import type { BlockDocument } from "../../src/renderer/documents.ts";
import { compactMarkup } from "../../src/renderer/compactMarkup.ts";
import { loadComponents, PageRenderer } from "../../src/renderer/PageRenderer.tsx";
import { pageResolver } from "../../src/renderer/resolvePage.ts";
import { writeMarkup } from "../../src/renderer/writeMarkup.ts";
import { blockExamples, pageWith, resources, source } from "../support/exampleSite.ts";

async function elementsOf(...blocks: BlockDocument[]): Promise<ReactNode> {
  const page = pageResolver(source, resources)(pageWith(...blocks));
  return <PageRenderer page={page} components={await loadComponents(page, registry)} words={wordsOf(source.site)} />;
}

test.each(blockExamples)("%s", async (_name, block) => {
  const before = { type: "intro", heading: "Before", text: "Text" };
  for (const blocks of [[block], [before, block, before]]) {
    const elements = await elementsOf(...blocks);
    expect(writeMarkup(elements)).toBe(compactMarkup(renderToString(elements)));
  }
});

const hostile = `"Quotes", 'more' & <b>tags</b> \u00a0 \u{1f600}`;
function Words({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

const written: Record<string, ReactNode> = {
  "texts side by side": ["one", "", 2, <Words key="3">three</Words>, null, false, "four"],
  "a text, an element, a text": (
    <p>
      one <b>two</b>
      {3}
    </p>
  ),
  "the only text of an element, empty": <p>{""}</p>,
  "hostile texts": <p title={hostile}>{hostile}</p>,
  "no content": [<br key="1" />, <p key="2" />, null, undefined, true],
  "switches and words that look like them": (
    <button type="button" name="go" disabled={false} hidden data-on aria-hidden={false}>
      Go
    </button>
  ),
  "a form": (
    <form method="dialog" name="f">
      <input name="a" required type="text" tabIndex={-1} />
      <textarea rows={4} />
    </form>
  ),
  "a choice": (
    <select name="s">
      <option value="">None</option>
      <option value="1">One {1}</option>
    </select>
  ),
  "a choice whose value is its text": (
    <select name="s">
      <option value="A & b">A & b</option>
      <option value="One 1">One {1}</option>
      <option value="A  b">A b</option>
      <option value="c" disabled>
        c
      </option>
    </select>
  ),
  "what needs no end": (
    <ul>
      <li>
        <p>a</p>
        <ol>
          <li>
            <p>b</p>
          </li>
        </ol>
        <p>c</p>
        <a href="/">
          <p>d</p>
        </a>
      </li>
    </ul>
  ),
  "a paragraph before another, and before what could stand in it": (
    <section>
      <p>a</p>
      <p />
      <picture />
      <p>b</p>
    </section>
  ),
  "shapes, empty and not": (
    <svg>
      <path d="M0 0" />
      <path>
        <animate />
      </path>
      <rect width={0} className="" />
      <g />
    </svg>
  ),
  "a picture": (
    <picture>
      <source srcSet="/a 1w" />
      <img src="/a" alt="" fetchPriority="high" />
    </picture>
  ),
  "a drawing": (
    <svg viewBox="0 0 1 1" strokeWidth="2">
      <text fontSize="3" textLength={4}>
        x
      </text>
    </svg>
  ),
  fragments: (
    <Fragment key="f">
      a<>b</>c
    </Fragment>
  ),
  "a link": <a href="/x?a=1&b=2#c">there</a>,
};

test.each(Object.entries(written))("%s", (_name, elements) => {
  expect(writeMarkup(elements)).toBe(compactMarkup(renderToString(elements)));
});

function Counter() {
  const [count] = useState(1);
  return <p>{count}</p>;
}
function Named() {
  return <p id={useId()} />;
}
const Context = createContext("x");
const Kept = memo(() => <p>kept</p>);

const leftToReact: Record<string, ReactNode> = {
  "a picture that browsers are told of before": <img src="/a" alt="" />,
  "a style": <p style={{ color: "red" }} />,
  HTML: <p dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />,
  "a title": <title>x</title>,
  "a script with a tag in it": <script>{"'</script>'"}</script>,
  "lines as they are": <pre>{"\nx"}</pre>,
  "a value": <input defaultValue="x" />,
  "a chosen value": (
    <select defaultValue="1">
      <option value="1">One</option>
    </select>
  ),
  "an address that is a script": createElement("a", { href: "javascript:alert(1)" }),
  "an empty address": createElement("a", { href: "" }),
  "no lines": <textarea rows={0} />,
  "a handler": <button type="button" aria-label="Go" onClick={() => undefined} />,
  "a state": <Counter />,
  "an id": <Named />,
  "a context": (
    <Context.Provider value="y">
      <Context.Consumer>{(value) => value}</Context.Consumer>
    </Context.Provider>
  ),
  "a memo": <Kept />,
};

describe("left to React", () => {
  // React says in the console what it thinks of hooks outside of it.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  test.each(Object.entries(leftToReact))("%s", (_name, elements) => {
    expect(writeMarkup(elements)).toBeUndefined();
    expect(() => renderToString(elements)).not.toThrow();
  });
});
