import type { ComponentType } from "react";
import type { Registry } from "../model/registry.ts";
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

/** The blocks of a page from top to bottom. An unknown block is an error, never a gap. */
export function PageRenderer({ page, components }: { page: BlocksOfPage; components: Components }) {
  return page.blocks.map((block) => <Block key={block.props.blockId} block={block} components={components} />);
}

function Block({ block, components }: { block: ResolvedBlock; components: Components }) {
  const BlockComponent = components[block.type] as ComponentType<ResolvedBlock["props"]> | undefined;
  if (!BlockComponent) throw new Error(`There is no component for the block type "${block.type}".`);
  return (
    <BlockBoundary name={block.props.blockId}>
      <div data-block={block.type} data-enhance={block.enhance}>
        <BlockComponent {...block.props} />
      </div>
    </BlockBoundary>
  );
}
