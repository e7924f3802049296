import { isWithin } from "../../model/pointer.ts";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { problemsBelow } from "./problemPlaces.ts";
import layout from "../ui/fields.module.css";
import { Icon } from "../ui/Icon.tsx";
import { ProblemCount } from "../ui/ProblemCount.tsx";
import { Messages } from "./FieldRow.tsx";
import { controlId, type Reveal, useForm, useProblems } from "./form.ts";
import styles from "./Folded.module.css";

interface FoldedProps {
  title: string;
  pointer: string;
  /** What it says, shown while it is folded. */
  text?: string;
  help?: string;
  /** A small picture or a handle in front of the title. */
  before?: ReactNode;
  actions?: ReactNode;
  isOpenAtFirst?: boolean;
  onKeyDown?(event: React.KeyboardEvent): void;
  children: ReactNode;
}

/** A part of a form that can be folded up. It opens by itself when something in it is to be seen. */
export function Folded(props: FoldedProps) {
  const { title, pointer, text = "", help, before, actions, isOpenAtFirst = false, onKeyDown, children } = props;
  const { reveal, problems } = useForm();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const own = useProblems(pointer);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const below = problemsBelow([...problems.values()].flat(), pointer);
  const [revealed, setRevealed] = useState<Reveal>();
  if (reveal !== revealed) {
    setRevealed(reveal);
    if (reveal && isWithin(reveal.pointer, pointer)) setIsOpen(true);
  }
  const turn = () => {
    flushSync(() => setIsOpen(!isOpen));
    // At the lower edge of the form, nothing of what has opened would be seen.
    whole.current!.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className={styles.folded} ref={whole} data-open={isOpen || undefined}>
      <div className={styles.foldedHead}>
        {before}
        <button
          type="button"
          id={controlId(pointer)}
          className={styles.foldedTitle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={turn}
          onKeyDown={onKeyDown}
        >
          <span className={styles.turn}>
            <Icon name="chevron" size={16} />
          </span>
          <span className={styles.foldedWords}>
            <span className={styles.foldedName}>{title}</span>
            {text && <span className={styles.foldedText}>{text}</span>}
          </span>
          <ProblemCount of={below} />
        </button>
        {actions}
      </div>
      <div id={id} hidden={!isOpen} className={styles.foldedBody}>
        {isOpen && (
          <>
            {help && <p className={layout.small}>{help}</p>}
            <Messages problems={own} />
            {children}
          </>
        )}
      </div>
    </div>
  );
}
