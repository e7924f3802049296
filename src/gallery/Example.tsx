import type { Json } from "../model/fields.ts";
import { exampleRoute } from "../model/galleryRoutes.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Code } from "./Code.tsx";
import { Frame } from "./Frame.tsx";
import { Findings, type Finding } from "./Findings.tsx";
import styles from "./Example.module.css";

export interface ExampleEntry {
  /** Counted from 1. */
  number: number;
  block: { [field: string]: Json };
  /** What is wrong with it; a broken example is not shown. */
  findings: readonly Finding[];
}

interface ExampleProps {
  type: string;
  example: ExampleEntry;
  /** How many examples the block has. */
  of: number;
}

/** One example in a document of its own, so that its width is real, and its JSON to copy. */
export function Example({ type, example, of }: ExampleProps) {
  const { number, block, findings } = example;
  const name = of > 1 ? `Example ${number}` : "Example";
  const route = exampleRoute(type, number);
  return (
    <section className={styles.example} data-example aria-labelledby={`example-${number}`}>
      <div className={styles.head}>
        <h2 id={`example-${number}`}>{name}</h2>
        <a href={route}>Open {name.toLowerCase()} alone</a>
      </div>
      <div className={styles.columns}>
        <div className={styles.stage}>
          {findings.length > 0 ? (
            <Findings findings={findings} />
          ) : (
            <div className={styles.sheet} data-sheet>
              <Frame src={route} title={name} />
            </div>
          )}
        </div>
        <div className={styles.json} data-ground="ink">
          <div className={styles.sticky}>
            <div className={styles.tools}>
              <button type="button" className={buttonClass("marigold", true)} data-copy>
                Copy the JSON
              </button>
              <output />
            </div>
            <Code label={`JSON of ${name.toLowerCase()}`} className={styles.code}>
              {JSON.stringify(block, null, 2)}
            </Code>
          </div>
        </div>
      </div>
    </section>
  );
}
