import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";
import styles from "./ViewSwitch.module.css";

export type StudioView = "side" | "middle" | "form";

const VIEWS: readonly { view: StudioView; words: string; icon: IconName }[] = [
  { view: "side", words: "Blocks and pages", icon: "list" },
  { view: "middle", words: "Preview", icon: "eye" },
  { view: "form", words: "Form", icon: "block" },
];

/** Where there is no room for all parts side by side: which is shown. */
export function ViewSwitch({ view, onView }: { view: StudioView; onView(view: StudioView): void }) {
  return (
    <fieldset className={styles.switch} data-part="switch">
      <legend className="unseen">What is shown</legend>
      {VIEWS.map(({ view: each, words, icon }) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onView(each)}>
          <Icon name={icon} />
          {words}
        </button>
      ))}
    </fieldset>
  );
}
