import { Dialog } from "../../ui/Dialog.tsx";
import layout from "../../ui/fields.module.css";
import styles from "./dialogs.module.css";

const KEYS: readonly { title: string; keys: readonly (readonly [string, string])[] }[] = [
  {
    title: "Everywhere",
    keys: [
      ["Ctrl+S", "Save"],
      ["Ctrl+Z", "Undo"],
      ["Ctrl+Shift+Z", "Do again what was undone"],
      ["Alt+Up, Alt+Down", "Move what is selected, unless you are writing"],
      ["F8", "Go to the next problem"],
      ["F6", "Go to the next part of the studio"],
      ["F1", "These keys"],
    ],
  },
  {
    title: "In the list of blocks",
    keys: [
      ["Up, Down, Home, End", "Go from row to row"],
      ["Right, Left", "Go to the items of a block, and back"],
      ["Enter", "Show the block or the item in the form; a second time, go into the form"],
      ["Alt+Up, Alt+Down", "Move the block or the item of the row"],
      ["Ctrl+D", "Duplicate the block or the item"],
      ["Ctrl+C, Ctrl+V", "Copy the block; paste one below, on this or another page"],
      ["Delete", "Delete the block or the item"],
      ["A", "Add a block below"],
    ],
  },
  {
    title: "In a form",
    keys: [
      ["Alt+Up, Alt+Down", "Move a card, a question or another item of a list"],
      ["Ctrl+B, Ctrl+I", "Bold, italic"],
      ["Tab, then Left, Right", "Go from a text to its buttons, and from one to the next"],
      ["Ctrl+Space", "In the JSON: what can be written here"],
      ["Escape", "Go back to the list of blocks, or close a dialog"],
    ],
  },
];

/** All keys of the studio. */
export function Help({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it can have the focus, and PageDown has to scroll it */}
      <section className={styles.keys} aria-label="List of keys" data-first tabIndex={0}>
        {KEYS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className={layout.small}>On a Mac, Cmd does what Ctrl does elsewhere, and Option what Alt does.</p>
      </section>
    </Dialog>
  );
}
