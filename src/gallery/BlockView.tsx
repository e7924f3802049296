import type { BlockEntry } from "../model/catalogue.ts";
import { Example, type ExampleEntry } from "./Example.tsx";
import { Fields } from "./Fields.tsx";
import { WidthControl } from "./WidthControl.tsx";
import styles from "./BlockView.module.css";

/** One block: every example at a chosen width beside its JSON, then its fields in words. */
export function BlockView({ entry, examples }: { entry: BlockEntry; examples: readonly ExampleEntry[] }) {
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1>{entry.title}</h1>
        <div>
          <p className="lead">{entry.purpose}</p>
          <p className={styles.type}>
            <code>{`"type": "${entry.type}"`}</code>
          </p>
        </div>
      </div>
      <WidthControl />
      <div className="wrap">
        {examples.map((example) => (
          <Example key={example.number} type={entry.type} example={example} of={examples.length} />
        ))}
      </div>
      <Fields fields={entry.fields} />
    </>
  );
}
