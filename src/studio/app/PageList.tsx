import { useDeferredValue, useMemo, useState } from "react";
import type { Lookup } from "../../node/check/lookup.ts";
import { counted } from "../../node/check/wording/words.ts";
import { IconButton } from "../ui/Button.tsx";
import { pagesFound } from "../pickers/links.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { PageRows, type PageRowsProps } from "./PageRows.tsx";
import styles from "./PageList.module.css";
import { wordsFound } from "./wordsFound.ts";

interface PageListProps extends Omit<PageRowsProps, "search" | "pages" | "places"> {
  lookup: Lookup;
}

/** All files of the site, and a search for them and for words in them. */
export function PageList({ lookup, ...props }: PageListProps) {
  const { site, commands } = props;
  const [written, setWritten] = useState("");
  // A letter does not wait until all texts of a big site are searched.
  const search = useDeferredValue(written);
  const pages = useMemo(() => pagesFound(site.pages, search), [site, search]);
  const places = useMemo(() => wordsFound(lookup, site, search), [lookup, site, search]);
  return (
    <div className={styles.pages} data-neighbours>
      <div className={styles.top}>
        <SearchBox
          label="Find a page or words"
          value={written}
          onChange={setWritten}
          found={search && `${pages.length} of ${site.pages.length} pages, and ${counted(places.length, "place")}`}
          isSmall
        />
        <IconButton icon="add" label="New page" className={styles.new ?? ""} onClick={commands.create} />
      </div>
      <PageRows {...props} search={search} pages={pages} places={places} />
    </div>
  );
}
