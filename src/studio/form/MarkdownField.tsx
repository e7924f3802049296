import { useRef, useState } from "react";
import type { Json } from "../../model/fields.ts";
import layout from "../ui/fields.module.css";
import { letterOf } from "../ui/shortcuts.ts";
import { Toolbar } from "../ui/Toolbar.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { type FieldProps, useForm } from "./form.ts";
import styles from "./MarkdownField.module.css";
import { longWords } from "./longText.ts";
import { addressAt, linked, unlinked } from "./markdownLinks.ts";
import { type Format, marked } from "./markdownMarks.ts";
import type { Marked } from "./marking.ts";
import { paragraphs } from "./paragraphs.ts";
import { RichText } from "./RichText.tsx";
import { TextArea } from "./TextArea.tsx";
import { usePaste } from "./usePaste.ts";
import { useValue } from "./useValue.ts";

const FORMATS: readonly { format: Format; label: string }[] = [
  { format: "bold", label: "Bold" },
  { format: "italic", label: "Italic" },
  { format: "list", label: "List" },
];

/** A text in Markdown. A list of paragraphs is one text with empty lines between them, and stays a list. */
export function MarkdownField({ field, pointer }: FieldProps) {
  const { value, set, setText, settle } = useValue(field, pointer);
  const { pickLink } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState(textOf(value));
  const remark = longWords(typed);
  const isList = Array.isArray(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Spaces and empty lines that are not in the page yet stay while somebody types.
    if (textOf(isList ? paragraphs(typed) : typed.trimEnd()) !== textOf(value)) setTyped(textOf(value));
  }

  const write = (text: string) => {
    setTyped(text);
    const parts = paragraphs(text);
    if (isList && parts.length > 0) set(parts);
    else setText(text.trimEnd());
  };
  const selected = (): Marked => {
    const { value: text, selectionStart: start, selectionEnd: end } = area.current!;
    return { text, start, end };
  };
  const put = ({ text, start, end }: Marked) => {
    settle();
    write(text);
    settle();
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start, end);
    });
  };
  const onPaste = usePaste(pointer, put);
  const link = () => {
    const address = addressAt(selected());
    const take = (href: string) => put(linked(selected(), href));
    if (address === undefined) pickLink("", take);
    else pickLink(address, take, () => put(unlinked(selected())));
  };

  return (
    <FieldRow field={field} pointer={pointer}>
      {(widget) => (
        <div className={styles.markdown} data-wrong={widget.isWrong || undefined}>
          {/* The last comes first. */}
          {remark !== undefined && <p className={layout.flag}>{remark}</p>}
          {isShown ? (
            <section className={styles.shown} aria-label={`${field.title} as it is shown`}>
              <RichText>{typed}</RichText>
            </section>
          ) : (
            <TextArea
              {...widget}
              ref={area}
              rows={3}
              value={typed}
              onChange={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                const format = ({ b: "bold", i: "italic" } as const)[letterOf(event)];
                if (!format || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                put(marked(selected(), format));
              }}
              onPaste={onPaste}
              settle={settle}
            />
          )}
          {/* Behind the text, so that Tab leads from the field before to where words are written. */}
          <Toolbar
            name={`Format of ${field.title}`}
            className={styles.toolbar}
            tools={[
              ...FORMATS.map(({ format, label }) => ({
                label,
                icon: format,
                isOff: isShown,
                onPress: () => put(marked(selected(), format)),
              })),
              { label: "Link", icon: "link", isOff: isShown, onPress: link },
              { label: isShown ? "Write" : "Show", onPress: () => setIsShown(!isShown) },
            ]}
          />
        </div>
      )}
    </FieldRow>
  );
}

function textOf(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(String).join("\n\n");
  return typeof value === "string" ? value : "";
}
