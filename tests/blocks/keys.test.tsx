/** Entries of a list may say the same, above all while somebody writes them in the studio. */
import { Component, isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { registry } from "../../src/blocks/registry.ts";
import type { Json } from "../../src/model/fields.ts";
import { wordsOf } from "../../src/model/wordsOf.ts";
import type { BlockDocument } from "../../src/renderer/documents.ts";
import { loadComponents, PageRenderer } from "../../src/renderer/PageRenderer.tsx";
import { pageResolver } from "../../src/renderer/resolvePage.ts";
import { blockExamples, pageWith, resources, source } from "../support/exampleSite.ts";

/** The same with each entry of each list twice. */
function doubled(value: Json): Json {
  if (Array.isArray(value)) return [...value, ...value].map(doubled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, doubled(inner)]));
}

/** Keys that neighbours share: React leaves one of them on the page when the other one goes. */
function sharedKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((each) => (isValidElement(each) && each.key !== null ? [each.key] : []));
    return [...keys.filter((key, index) => keys.indexOf(key) !== index), ...node.flatMap(sharedKeys)];
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (typeof type !== "function") return sharedKeys(props.children);
  if (type.prototype instanceof Component)
    return sharedKeys(new (type as new (given: typeof props) => Component)(props).render());
  return sharedKeys((type as (given: typeof props) => ReactNode)(props));
}

test.each(blockExamples)("%s: entries that say the same are told apart", async (_name, block) => {
  const page = pageResolver(source, resources)(pageWith(doubled(block as never) as unknown as BlockDocument));
  const components = await loadComponents(page, registry);
  expect(sharedKeys(<PageRenderer page={page} components={components} words={wordsOf(source.site)} />)).toEqual([]);
});
