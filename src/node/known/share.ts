/** Divides pages between the main thread and a worker thread: each takes the next chunk that is still free. */
import { join } from "node:path";
import { type MessagePort, MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { KnownPage } from "../check/facts/pageFacts.ts";
import type { Look, Task } from "./look.ts";

/** Number of pages in a chunk. */
const CHUNK = 100;
/** Milliseconds without an answer after which the worker is considered dead. */
const PATIENCE = 10_000;

/** The `workerData` of the worker thread. Its task arrives through the port. */
export interface Shared {
  /** [0] is the next free chunk, [1] the number of answers. */
  counts: Int32Array;
  port: MessagePort;
}

/** The answer for one chunk. */
export interface ChunkAnswer {
  chunk: number;
  found: (KnownPage | undefined)[];
}

/** Takes chunks until none is left, and yields the facts of each. */
export function* takeTurns({ pages }: Task, counts: Int32Array, look: Look): Generator<ChunkAnswer> {
  for (;;) {
    const chunk = Atomics.add(counts, 0, 1);
    if (chunk * CHUNK >= pages.length) return;
    yield { chunk, found: look(chunk * CHUNK, (chunk + 1) * CHUNK) };
  }
}

/** A worker thread, which takes a while to start and then waits for a task. */
export class Helper {
  readonly #counts = new Int32Array(new SharedArrayBuffer(8));
  readonly #port: MessagePort;

  /** @param bundle Folder of the bundled commands. */
  constructor(bundle: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: Shared = { counts: this.#counts, port: port2 };
    const resourceLimits = { maxYoungGenerationSizeMb: 24 };
    const thread = new Worker(join(bundle, "lookWorker.cjs"), { workerData, transferList: [port2], resourceLimits });
    thread.unref();
    thread.on("error", () => undefined);
  }

  /**
   * Processes all pages in both threads, and returns the facts in the order of the pages. The main thread also does the
   * chunks that the worker has taken and not finished.
   */
  lookTogether(task: Task, look: Look): (KnownPage | undefined)[] {
    const port = this.#port;
    port.postMessage(task);
    const answers = new Map<number, ChunkAnswer["found"]>();
    for (const { chunk, found } of takeTurns(task, this.#counts, look)) answers.set(chunk, found);
    const chunks = Math.ceil(task.pages.length / CHUNK);
    for (this.#receive(answers); answers.size < chunks; this.#receive(answers)) {
      const before = Atomics.load(this.#counts, 1);
      this.#receive(answers);
      if (answers.size < chunks && Atomics.wait(this.#counts, 1, before, PATIENCE) === "timed-out") break;
    }
    this.dismiss();
    return Array.from(
      { length: chunks },
      (_, chunk) => answers.get(chunk) ?? look(chunk * CHUNK, (chunk + 1) * CHUNK),
    ).flat();
  }

  /** Ends the worker thread. */
  dismiss(): void {
    this.#port.close();
  }

  #receive(answers: Map<number, ChunkAnswer["found"]>): void {
    for (let got = receiveMessageOnPort(this.#port); got; got = receiveMessageOnPort(this.#port)) {
      const { chunk, found } = got.message as ChunkAnswer;
      answers.set(chunk, found);
    }
  }
}
