import { pagesWith, pageTitle } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import layout from "../../ui/fields.module.css";
import { pageBack } from "../session.ts";
import { titleOf } from "../titleOf.ts";
import type { StudioState } from "../useStudio.ts";
import styles from "./Outline.module.css";

type WayBackProps = Pick<StudioState, "session" | "site" | "open" | "show">;

/** In place of blocks, for the settings and for a shared block: the page from before, and the pages that the block stands on. */
export function WayBack({ session, site, open, show }: WayBackProps) {
  const { role, name } = open;
  const back = pageBack(session);
  const pages = role === "shared" ? pagesWith(site, name) : [];
  return (
    <div className={styles.wayBack}>
      {back !== undefined && (
        <Button className={layout.long} onClick={() => show(back)}>
          Back to “{titleOf(session.files[back]!.open)}”
        </Button>
      )}
      <p>
        {role === "site" ? "What stands on every page." : "This block stands on every page that uses it."} It has one
        form.
      </p>
      {pages.length > 0 && (
        <section>
          <h2>Pages with this block</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.file}>
                <Button look="quiet" className={layout.long} onClick={() => show(page.file)}>
                  {pageTitle(page)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
