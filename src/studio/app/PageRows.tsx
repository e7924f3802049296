import { memo, useState } from "react";
import { namedOf } from "../../node/check/files/sitePaths.ts";
import type { Problem } from "../../node/check/finding.ts";
import { counted } from "../../node/check/wording/words.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ProblemCount } from "../ui/ProblemCount.tsx";
import type { IconName } from "../ui/icons.ts";
import { fileTitle, pageTitle, type SiteData, type SiteFile, type SitePage } from "../site/siteData.ts";
import type { WordsFound } from "./wordsFound.ts";
import { isFound } from "../ui/isFound.ts";
import { sharedOn } from "./sharedWords.ts";
import styles from "./PageList.module.css";

/** What can be done with the pages of a site. */
interface PageCommands {
  show(file: string): void;
  /** Goes to a field. */
  showField(at: Pick<WordsFound, "file" | "pointer">): void;
  create(): void;
  duplicate(route: string): void;
  rename(route: string): void;
  remove(route: string): void;
  whereUsed(asked: string): void;
}

export interface PageRowsProps {
  site: SiteData;
  current: string;
  /** Files that are no text. */
  unreadable: readonly string[];
  dirty: ReadonlySet<string>;
  /** By their files. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  commands: PageCommands;
  search: string;
  /** What the search has found. */
  pages: readonly SitePage[];
  places: readonly WordsFound[];
}

/** Of more, nobody looks at each. */
const MOST = 50;
const ICONS = { page: "page", shared: "shared", site: "site" } as const;

/** All files of the site that the search has found: pages, shared blocks, and what all pages share. */
export const PageRows = memo(function PageRows(props: PageRowsProps) {
  const { site, current, unreadable, dirty, problems, commands, search, pages, places } = props;
  const shared = site.shared.filter(({ name }) => isFound(search, name));
  const unread = site.unread.filter(({ file, title, route }) => isFound(search, route, title, file));
  const row = (file: Pick<SiteFile, "file">, icon: IconName, words: { title: string; under: string }) => ({
    file: file.file,
    icon,
    ...words,
    isCurrent: file.file === current,
    isDirty: dirty.has(file.file),
    problems: problems.get(file.file) ?? [],
    onShow: () => commands.show(file.file),
  });
  return (
    <>
      <Section title="Pages" count={pages.length}>
        {pages.map((page) => (
          <Row
            key={page.file}
            {...row(page, "page", { title: pageTitle(page), under: page.route })}
            actions={
              <>
                <Button look="quiet" onClick={() => commands.duplicate(page.route)}>
                  Duplicate
                </Button>
                <Button look="quiet" onClick={() => commands.rename(page.route)}>
                  Change address
                </Button>
                <Button look="quiet" onClick={() => commands.whereUsed(page.route)}>
                  Where used
                </Button>
                <Button look="quiet" onClick={() => commands.remove(page.route)}>
                  Delete
                </Button>
              </>
            }
          />
        ))}
      </Section>
      <Section title="Cannot be read" count={unread.length}>
        {unread.map((each) => (
          <Row
            key={each.file}
            {...row(each, "warning", { title: fileTitle(site, each.file), under: each.route || each.file })}
          />
        ))}
      </Section>
      <Section title="Shared blocks" count={shared.length}>
        {shared.map((each) => (
          <Row
            key={each.file}
            {...row(each, "shared", { title: each.name, under: sharedOn(site, each.name) })}
            actions={
              <Button look="quiet" onClick={() => commands.whereUsed(each.name)}>
                Where used
              </Button>
            }
          />
        ))}
      </Section>
      <Section title={`In texts: ${counted(places.length, "place")}`} count={places.length}>
        {places.slice(0, MOST).map(({ file, pointer, words }) => (
          <Row
            key={file + pointer}
            {...row({ file }, ICONS[namedOf(file).role], { title: fileTitle(site, file), under: words })}
            isCurrent={false}
            isDirty={false}
            problems={[]}
            onShow={() => commands.showField({ file, pointer })}
          />
        ))}
      </Section>
      {places.length > MOST && <p className={styles.unreadable}>These are the first {MOST} of them.</p>}
      {unreadable.length > 0 && (
        <p className={styles.unreadable}>
          {unreadable.join(", ")} cannot be opened here: {unreadable.length === 1 ? "it is" : "they are"} not saved as
          plain text. Whoever looks after the site can save {unreadable.length === 1 ? "it" : "them"} again, as UTF-8.
        </p>
      )}
      {site.site && (
        <Section title="On every page" count={1}>
          <Row {...row(site.site, "site", { title: "Site settings", under: "Brand, header, footer, forms" })} />
        </Section>
      )}
    </>
  );
});

function Section({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  if (count === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  icon: IconName;
  title: string;
  under: string;
  isCurrent: boolean;
  isDirty: boolean;
  problems: readonly Problem[];
  actions?: React.ReactNode;
  onShow(): void;
}

function Row({ icon, title, under, isCurrent, isDirty, problems, actions, onShow }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <button type="button" className={styles.page} aria-current={isCurrent ? "page" : undefined} onClick={onShow}>
        <Icon name={icon} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.under}>{under}</span>
        </span>
        {isDirty && (
          <span className={styles.dirty} title="Not saved">
            <span className="unseen">not saved</span>
          </span>
        )}
        <ProblemCount of={problems} />
      </button>
      {actions && (
        <IconButton icon="more" label={`More for ${title}`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      )}
      {isOpen && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
