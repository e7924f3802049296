import type { ComponentType } from "react";
import type { OnPage } from "../model/placement.ts";
import type { Registry } from "../model/registry.ts";
import type { Words } from "../model/words.ts";
import type { BlockType } from "../types.gen.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import type { ResolvedBlock, ResolvedPage } from "./resolvePage.ts";

type BlocksOfPage = Pick<ResolvedPage, "blocks">;

/** Components by block type, as far as they are loaded. */
export type Components = Partial<Record<BlockType, ComponentType<never>>>;

/** Loads the components that a page needs, so that rendering it is synchronous. */
export async function loadComponents(page: BlocksOfPage, registry: Registry): Promise<Components> {
  const types = [...new Set(page.blocks.map((block) => block.type))];
  const loaded = await Promise.all(types.map(async (type) => [type, await registry[type]()] as const));
  return Object.fromEntries(loaded);
}

interface PageRendererProps {
  page: BlocksOfPage;
  components: Components;
  words: Words;
}

/** The blocks of a page from top to bottom. An unknown block is an error, never a gap. */
export function PageRenderer({ page, ...around }: PageRendererProps) {
  return page.blocks.map((block) => <Block key={block.props.blockId} block={block} {...around} />);
}

function Block({ block, components, words }: Omit<PageRendererProps, "page"> & { block: ResolvedBlock }) {
  const BlockComponent = components[block.type] as ComponentType<ResolvedBlock["props"] & OnPage> | undefined;
  if (!BlockComponent) throw new Error(`There is no component for the block type "${block.type}".`);
  return (
    <BlockBoundary name={block.props.blockId} words={words}>
      <div data-block={block.type} data-enhance={block.enhance}>
        <BlockComponent {...block.props} words={words} />
      </div>
    </BlockBoundary>
  );
}
