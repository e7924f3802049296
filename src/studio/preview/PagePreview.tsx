import { createContext, memo, useContext, useLayoutEffect, useMemo, useRef, type ComponentType } from "react";
import { SiteFrame } from "../../App.tsx";
import type { SiteContent } from "../../model/content.ts";
import type { OnPage } from "../../model/placement.ts";
import type { Words } from "../../model/words.ts";
import type { Components } from "../../renderer/PageRenderer.tsx";
import type { ResolvedBlock } from "../../renderer/resolvePage.ts";
import { behave, behaveAround } from "./behaviours.ts";
import { Guarded } from "./Guarded.tsx";
import type { ShownBlock } from "./shownBlocks.ts";
import { Trouble } from "./Trouble.tsx";

interface Drawn {
  blocks: readonly ShownBlock[];
  components: Components;
  words: Words;
  /** Whether scripts of blocks run and clicks reach them. */
  interact: boolean;
}

interface PagePreviewProps extends Drawn {
  /** For header and footer; undefined when nothing can be made of it. */
  site: SiteContent | undefined;
  path: string;
  partOf: string | undefined;
}

const Now = createContext<Drawn | undefined>(undefined);

/** The page between header and footer. Without `interact` it is a picture that can be clicked on. */
export function PagePreview({ site, path, partOf, ...now }: PagePreviewProps) {
  const { interact } = now;
  // Header and footer are as they were when a block changes.
  const around = useMemo(
    () => <Framed key={interact ? "live" : "still"} {...{ site, path, partOf, interact }} />,
    [site, path, partOf, interact],
  );
  return (
    <div id="_page" inert={!interact}>
      <Now value={now}>{around}</Now>
    </div>
  );
}

function Framed({ site, path, partOf, interact }: Omit<PagePreviewProps, "blocks" | "components" | "words">) {
  // Anew when header and footer are others: they have other elements then.
  useLayoutEffect(() => (interact && site ? behaveAround(document.body) : undefined), [interact, site]);
  const alone = (
    <main>
      <Trouble what="Header and footer cannot be shown yet.">
        Look at what is marked in the settings of the site.
      </Trouble>
      <Blocks />
    </main>
  );
  if (!site) return alone;
  return (
    <Guarded of={site} trouble={alone}>
      <SiteFrame site={site} here={{ path, partOf }}>
        <Blocks />
      </SiteFrame>
    </Guarded>
  );
}

function Blocks() {
  const { blocks, components, words, interact } = useContext(Now)!;
  return blocks.map((block) => (
    <Block
      // Scripts change the elements of blocks, so that another version starts from fresh ones.
      key={interact ? `${block.key} ${block.revision}` : block.key}
      shown={block}
      component={block.resolved && (components[block.resolved.type] as never)}
      words={words}
      interact={interact}
    />
  ));
}

interface BlockProps {
  shown: ShownBlock;
  component: ComponentType<ResolvedBlock["props"] & OnPage> | undefined;
  words: Words;
  interact: boolean;
}

const CANNOT_BE_SHOWN = <Trouble what="This block cannot be shown yet.">Fill in what is marked in its form.</Trouble>;

const Block = memo(function Block({ shown, component: Component, words, interact }: BlockProps) {
  const { key, resolved, trouble } = shown;
  const type = resolved?.type;
  const element = useRef<HTMLDivElement>(null);
  const isDrawn = Component !== undefined;
  useLayoutEffect(
    () => (interact && isDrawn && type ? behave(element.current!, type) : undefined),
    [interact, isDrawn, type],
  );
  return (
    <div data-block={type} data-key={key} ref={element}>
      {trouble === undefined ? (
        <Guarded of={shown} trouble={CANNOT_BE_SHOWN}>
          {resolved && Component && <Component {...resolved.props} words={words} />}
        </Guarded>
      ) : (
        <Trouble what="This block cannot be shown yet.">{trouble}</Trouble>
      )}
    </div>
  );
});
