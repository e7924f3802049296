import { namedOf } from "../../node/check/files/sitePaths.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { SiteSnapshot } from "../store/store.ts";
import { ProblemCount } from "../ui/ProblemCount.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import type { DialogState } from "./dialogs/dialogs.ts";
import type { BlockCommands } from "./outline/commands.ts";
import { Outline, type OutlineProps } from "./outline/Outline.tsx";
import { PageList } from "./PageList.tsx";
import { ProblemList } from "./ProblemList.tsx";
import type { Checked } from "./useCheck.ts";
import type { SideTab } from "./useParts.ts";
import type { StudioState } from "./useStudio.ts";

interface SideProps {
  studio: OutlineProps["studio"] & Pick<StudioState, "showForm">;
  snapshot: SiteSnapshot;
  checked: Checked;
  /** Files with unsaved changes. */
  dirty: readonly string[];
  tab: SideTab;
  onTab(tab: SideTab): void;
  hovered: number | undefined;
  commands: BlockCommands;
  onDialog(dialog: DialogState): void;
  /** Goes to the field that it is about. */
  onProblem(problem: Pick<Problem, "file" | "pointer">): void;
  onNextProblem(): void;
  onForm(): void;
}

/** What is listed beside the page: its blocks, all pages, or what is wrong. */
export function Side(props: SideProps) {
  const {
    studio,
    snapshot,
    checked,
    dirty,
    tab,
    onTab,
    hovered,
    commands,
    onDialog,
    onProblem,
    onNextProblem,
    onForm,
  } = props;
  const { session, site, lookup, show, showForm } = studio;
  return (
    <Tabs<SideTab>
      name="What is listed"
      tabs={[
        { tab: "outline", words: "This page" },
        { tab: "pages", words: "Pages" },
        { tab: "problems", words: "Problems", mark: <ProblemCount of={checked.problems} /> },
      ]}
      tab={tab}
      onTab={onTab}
    >
      {tab === "outline" && (
        <Outline
          studio={studio}
          hovered={hovered}
          problems={checked.byFile.get(session.current) ?? []}
          commands={commands}
          onForm={onForm}
        />
      )}
      {tab === "pages" && (
        <PageList
          lookup={lookup}
          site={site}
          current={session.current}
          unreadable={snapshot.unreadable.filter((name) => !Object.hasOwn(session.files, name))}
          dirty={new Set(dirty)}
          problems={checked.byFile}
          commands={{
            show: (name) => {
              const open = namedOf(name).role === "page" ? show : showForm;
              open(name);
              onTab("outline");
            },
            showField: onProblem,
            create: () => onDialog({ kind: "newPage" }),
            duplicate: (route) => onDialog({ kind: "duplicatePage", route }),
            rename: (route) => onDialog({ kind: "renamePage", route }),
            remove: (route) => onDialog({ kind: "removePage", route }),
            whereUsed: (asked) => onDialog({ kind: "whereUsed", asked }),
          }}
        />
      )}
      {tab === "problems" && (
        <ProblemList
          checked={checked}
          site={site}
          lookup={lookup}
          current={session.current}
          onShow={onProblem}
          onNext={onNextProblem}
        />
      )}
    </Tabs>
  );
}
