import { lazy, Suspense } from "react";
import type { JsonTabProps } from "./JsonEditor.tsx";

// Most people never open it, and it is as large as all the rest of the studio.
const JsonEditor = lazy(async () => ({ default: (await import("./JsonEditor.tsx")).JsonEditor }));

/** A file as it is written, in step with the forms. What is no JSON is told, and the last page that could be read stays. */
export function JsonTab(props: JsonTabProps) {
  return (
    <Suspense fallback={<output>Loading the editor…</output>}>
      <JsonEditor key={props.file} {...props} />
    </Suspense>
  );
}
