import { useId, useMemo, useState } from "react";
import { type BlockEntry, blockCatalogue } from "../../model/catalogue.ts";
import type { Json } from "../../model/fields.ts";
import { type AdditionContext, newBlock } from "../fields/additions.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { blockPicture } from "./blockPictures.ts";
import styles from "./BlockPicker.module.css";
import { isMeant, nothingFor } from "./findBlocks.ts";
import { presetsOf } from "./presets.ts";
import { SearchBox } from "../ui/SearchBox.tsx";

interface BlockPickerProps {
  around: AdditionContext;
  onPick(block: Json): void;
  onClose(): void;
}

/** Chooses what is put on a page: every kind of block with its picture, what it is for, and what it may start as. */
export function BlockPicker({ around, onPick, onClose }: BlockPickerProps) {
  const [search, setSearch] = useState("");
  const catalogue = useMemo(() => blockCatalogue(around.lookup.schemas), [around.lookup.schemas]);
  const found = catalogue.filter((entry) => isMeant(entry, search));
  const pick = (block: Json | undefined) => {
    if (block !== undefined) onPick(block);
  };
  return (
    <Dialog title="Add a block" size="wide" onClose={onClose}>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          const [only, ...more] = found;
          if (only && more.length === 0) pick(newBlock(around, only.type));
        }}
      >
        <SearchBox
          label="Find a block"
          value={search}
          onChange={setSearch}
          found={`${found.length} of ${catalogue.length} blocks`}
        />
      </form>
      <ul className={styles.grid}>
        {found.map((entry) => (
          <Entry key={entry.type} entry={entry} around={around} onPick={pick} />
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{nothingFor(search)}</p>}
    </Dialog>
  );
}

interface EntryProps {
  entry: BlockEntry;
  around: AdditionContext;
  onPick(block: Json | undefined): void;
}

function Entry({ entry, around, onPick }: EntryProps) {
  const id = useId();
  const { type, title, purpose } = entry;
  const presets = presetsOf(around, entry);
  const picture = blockPicture(type);
  return (
    <li className={styles.entry}>
      <div className={styles.main}>
        <span className={styles.picture}>{picture && <img src={picture} alt="" loading="lazy" />}</span>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.button}
            aria-describedby={id}
            disabled={presets.length === 0}
            onClick={() => onPick(newBlock(around, type))}
          >
            {title}
          </button>
        </h3>
        <p id={id} className={styles.purpose}>
          {presets.length === 0 ? "The site has none yet." : purpose}
        </p>
      </div>
      {presets.length > 1 && (
        <ul className={styles.presets} aria-label={`${title}: what to start with`}>
          {presets.map(({ words, make }) => (
            <li key={words}>
              <button type="button" className={styles.preset} onClick={() => onPick(make())}>
                <span className="unseen">{title}: </span>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
