import type { BlockEntry } from "../model/catalogue.ts";
import { blockRoute, exampleRoute } from "../model/galleryRoutes.ts";
import { Frame } from "./Frame.tsx";
import styles from "./BlockList.module.css";

/** Every block with a picture of its first example. */
export function BlockList({ catalogue }: { catalogue: readonly BlockEntry[] }) {
  return (
    <div className={`wrap ${styles.list}`}>
      <div className={styles.head}>
        <h1>Blocks</h1>
        <p className="lead">
          A page is a list of blocks. These are the {catalogue.length} that there are: choose one to see it at any
          width, to read what it takes and to copy its JSON.
        </p>
      </div>
      <ul className={styles.grid}>
        {catalogue.map((entry) => (
          <Cell key={entry.type} {...entry} />
        ))}
      </ul>
    </div>
  );
}

function Cell({ type, title, purpose, examples }: BlockEntry) {
  return (
    <li className={styles.cell}>
      {/* A picture: the whole example as it looks on a wide screen, made small. Nothing in it can be reached. */}
      <div className={styles.picture} inert aria-hidden="true">
        <Frame src={`${exampleRoute(type, 1)}?still`} title={title} size={[1280, 800]} />
      </div>
      <h2 className={styles.title}>
        <a href={blockRoute(type)} className="whole">
          {title}
        </a>
      </h2>
      <p className={styles.purpose}>{purpose}</p>
      <p className={styles.facts}>
        <code>{type}</code>
        <span>{counted(examples.length)}</span>
      </p>
    </li>
  );
}

function counted(examples: number): string {
  return examples === 1 ? "1 example" : `${examples} examples`;
}
