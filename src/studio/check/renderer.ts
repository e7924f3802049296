import type { ComponentType } from "react";
import { registry } from "../../blocks/registry.ts";
import type { Renderer } from "../../node/check/site.ts";
import { blockHtml, frameHtml } from "../../outline.tsx";
import { schemas } from "../schemas.ts";

/** Renders with all components, for what the check asks of headings, anchors and links. */
export async function loadRenderer(): Promise<Renderer> {
  const loaded = Object.entries(registry).map(async ([type, load]) => [type, await load()] as const);
  const components = Object.fromEntries(await Promise.all(loaded)) as Record<string, ComponentType<never>>;
  const componentOf = (type: string) => components[type]!;
  return {
    block: (block, position, site) => blockHtml(block, position, { schemas, site, componentOf }),
    frame: (site) => frameHtml({ schemas, site }),
  };
}
