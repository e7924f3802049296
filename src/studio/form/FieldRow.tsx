import { type ReactNode, type Ref, useEffect, useRef } from "react";
import type { Problem } from "../../node/check/finding.ts";
import { Button } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import { Icon } from "../ui/Icon.tsx";
import { formWords } from "./formWords.ts";
import { controlId, type FieldProps, useForm, useProblems } from "./form.ts";
import { errorsIn } from "./problemPlaces.ts";
import styles from "./FieldRow.module.css";

/** What the control of a field gets. */
export interface ControlProps extends FieldProps {
  /** Ids of the texts that say more: help and messages. */
  describedBy: string;
  isWrong: boolean;
}

interface FieldRowProps extends FieldProps {
  /** Beside the label, such as a count of characters. */
  aside?: ReactNode;
  /** For widgets of several controls: a group with a name in place of a label. */
  isGroup?: boolean;
  children(props: ControlProps): ReactNode;
}

/** A field with its name, its help and what is wrong with it. */
export function FieldRow({ field, pointer, aside, isGroup = false, children }: FieldRowProps) {
  const problems = useProblems(pointer);
  const id = controlId(pointer);
  const describedBy = [field.description && `${id}-help`, problems.length > 0 && `${id}-problems`]
    .filter(Boolean)
    .join(" ");
  const messages = useRef<HTMLUListElement>(null);
  const count = problems.length;
  useEffect(() => {
    // Below the field that is written in there may be no room for what is told of it.
    if (count > 0 && document.activeElement?.id === id) messages.current!.scrollIntoView({ block: "nearest" });
  }, [count, id]);
  const isWrong = errorsIn(problems).length > 0;
  const name = (
    <>
      {field.title}
      {!field.required && <span className={layout.small}> optional</span>}
    </>
  );
  return (
    <div
      className={layout.row}
      data-wrong={isWrong || undefined}
      {...(isGroup && { role: "group", "aria-labelledby": `${id}-name`, "aria-describedby": describedBy || undefined })}
    >
      <div className={layout.label}>
        {isGroup ? <span id={`${id}-name`}>{name}</span> : <label htmlFor={id}>{name}</label>}
        {aside}
      </div>
      {children({ field, pointer, describedBy, isWrong })}
      <Messages ref={messages} id={`${id}-problems`} problems={problems} />
      {field.description && (
        <p className={layout.small} id={`${id}-help`}>
          {field.description}
        </p>
      )}
    </div>
  );
}

interface MessagesProps {
  id?: string;
  ref?: Ref<HTMLUListElement>;
  problems: readonly Problem[];
}

/** What is wrong, in the words of a form. */
export function Messages({ id, ref, problems }: MessagesProps) {
  const { lookup, document, mendsFor, mend } = useForm();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.messages} id={id} ref={ref}>
      {problems.map((problem) => {
        const { message, fix } = formWords(lookup, document, problem);
        return (
          <li key={`${problem.code} ${problem.message}`} data-severity={problem.severity}>
            <Icon name="warning" size={16} />
            <span>
              {message}
              {fix && <span className={styles.fix}> {fix}</span>}
              <span className={styles.mends} data-mends={controlId(problem.pointer)}>
                {mendsFor(problem).map((each) => (
                  <Button key={each.label} onClick={() => mend(each)}>
                    {each.label}
                  </Button>
                ))}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
