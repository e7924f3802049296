import { type KeyboardEvent, useState } from "react";
import { Button, IconButton } from "./Button.tsx";
import type { IconName } from "./icons.ts";
import { placeInRow } from "./rowOfButtons.ts";

interface Tool {
  label: string;
  icon?: IconName;
  isOff?: boolean;
  onPress(): void;
}

interface ToolbarProps {
  name: string;
  className: string | undefined;
  tools: readonly Tool[];
}

/** Buttons that are one stop of the Tab key. Left and right go from button to button. */
export function Toolbar({ name, className, tools }: ToolbarProps) {
  const [last, setLast] = useState(0);
  const stop = tools[last]?.isOff ? tools.findIndex(({ isOff }) => !isOff) : last;
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll("button:enabled")] as HTMLElement[];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = placeInRow(event.key, { at, count: buttons.length });
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    buttons[to]!.focus();
  };
  return (
    <div className={className} role="toolbar" tabIndex={-1} aria-label={name} onKeyDown={step}>
      {tools.map(({ label, icon, isOff = false, onPress }, at) => {
        const own = { disabled: isOff, tabIndex: at === stop ? 0 : -1, onFocus: () => setLast(at), onClick: onPress };
        return icon ? (
          <IconButton key={at} icon={icon} label={label} {...own} />
        ) : (
          <Button key={at} look="quiet" {...own}>
            {label}
          </Button>
        );
      })}
    </div>
  );
}
