/** The program of the worker thread, see share.ts. */
import { workerData } from "node:worker_threads";
import { rendererOf } from "../components.ts";
import { loadSchemas } from "../site/schemas.ts";
import { createLook, type Task } from "./look.ts";
import { type Shared, takeTurns } from "./share.ts";

const { counts, port } = workerData as Shared;
port.once("message", (task: Task) => {
  const schemasAndRenderer = () => {
    const schemas = loadSchemas(task.engine);
    return { schemas, render: rendererOf(task.engine, schemas) };
  };
  for (const answer of takeTurns(task, counts, createLook(task, schemasAndRenderer))) {
    port.postMessage(answer);
    Atomics.add(counts, 1, 1);
    Atomics.notify(counts, 1);
  }
  port.close();
});
