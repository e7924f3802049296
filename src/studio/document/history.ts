import type { OpenFile, UndoStep, Version } from "./openFile.ts";

/** More than anybody takes back. */
const MOST_STEPS = 300;

/** Records a change. A step that changes nothing is none. */
export function withStep(file: OpenFile, step: UndoStep): OpenFile {
  const isNothing = step.before.text === step.after.text;
  const past = isNothing ? file.past : [...file.past.slice(1 - MOST_STEPS), step];
  return { ...file, now: step.after, past, future: [] };
}

/** Takes the last step back; the selection is again what it was before it. */
export function undone(file: OpenFile): OpenFile {
  const step = file.past.at(-1);
  if (!step) return file;
  return moveTo(file, step.before, { past: file.past.slice(0, -1), future: [step, ...file.future] });
}

/** Does again what was taken back last. */
export function redone(file: OpenFile): OpenFile {
  const [step, ...future] = file.future;
  if (!step) return file;
  return moveTo(file, step.after, { past: [...file.past, step], future });
}

function moveTo(file: OpenFile, now: Version, steps: Pick<OpenFile, "past" | "future">): OpenFile {
  return settled({ ...file, ...steps, now });
}

/** Ends the current step, so that the next edit starts a new one. */
export function settled(file: OpenFile): OpenFile {
  const last = file.past.at(-1);
  if (last?.field === undefined) return file;
  return { ...file, past: [...file.past.slice(0, -1), { ...last, field: undefined }] };
}

/** "Undo: change heading of block 2"; undefined when there is nothing to undo. */
export function undoWords({ past }: OpenFile): string | undefined {
  const step = past.at(-1);
  return step && `Undo: ${step.label}`;
}

/** "Redo: change heading of block 2". */
export function redoWords({ future }: OpenFile): string | undefined {
  return future[0] && `Redo: ${future[0].label}`;
}
