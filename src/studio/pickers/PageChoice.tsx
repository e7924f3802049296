import { useId } from "react";
import { pageTitle, type SitePage } from "../site/siteData.ts";
import type { AnchorChoice } from "./links.ts";
import layout from "../ui/fields.module.css";
import styles from "./LinkPicker.module.css";
import { SearchBox } from "../ui/SearchBox.tsx";

interface PageChoiceProps {
  isWrong: boolean;
  /** What the search shows of all pages. */
  found: readonly SitePage[];
  count: number;
  search: string;
  onSearch(search: string): void;
  /** Of the page that is chosen. */
  route: string | undefined;
  onRoute(route: string): void;
  places: readonly AnchorChoice[];
  /** Empty for the page as a whole. */
  anchor: string;
  onAnchor(anchor: string): void;
}

/** A page of the site, and perhaps a place on it. */
export function PageChoice(props: PageChoiceProps) {
  const { isWrong, found, count, search, onSearch, route, onRoute, places, anchor, onAnchor } = props;
  const name = useId();
  return (
    <div className={styles.form} data-wrong={isWrong || undefined}>
      <SearchBox label="Find a page" value={search} onChange={onSearch} found={`${found.length} of ${count} pages`} />
      <fieldset className={styles.list}>
        <legend className="unseen">Page</legend>
        {found.map((page) => (
          <label key={page.file} className={styles.page}>
            <input type="radio" name={name} checked={page.route === route} onChange={() => onRoute(page.route)} />
            <span className={styles.title}>{pageTitle(page)}</span>
            <span className={styles.route}>{page.route}</span>
          </label>
        ))}
      </fieldset>
      {route !== undefined && (
        <label className={layout.row}>
          <span className={layout.label}>Place on the page</span>
          <select className={layout.input} value={anchor} onChange={({ target }) => onAnchor(target.value)}>
            <option value="">From the top</option>
            {places.map((place) => (
              <option key={place.anchor} value={place.anchor}>
                {place.words}
              </option>
            ))}
            {anchor !== "" && !places.some((place) => place.anchor === anchor) && (
              <option value={anchor}>{anchor}</option>
            )}
          </select>
        </label>
      )}
    </div>
  );
}
