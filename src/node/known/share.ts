/** Divides pages between the main thread and worker threads: each takes the next chunk that is still free. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type MessagePort, MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { KnownPage } from "../check/facts/pageFacts.ts";
import type { Look, Task } from "./look.ts";

/** Number of pages in a chunk. */
const CHUNK = 100;
/** The most worker threads. With more, what is left to the main thread alone takes longer than the pages. */
const MOST = 3;
/** Number of pages for which one more worker thread pays. */
const WORTH = 1000;
/** Milliseconds without an answer after which the workers are considered dead. */
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

/** Worker threads, which take a while to start and then wait for a task. */
export class Helpers {
  readonly #counts = new Int32Array(new SharedArrayBuffer(8));
  readonly #ports: MessagePort[] = [];
  readonly #program: string;
  readonly #most: number;

  /**
   * Starts the first one.
   * @param bundle Folder of the bundled commands.
   * @param most Number of worker threads for a site of many pages.
   */
  constructor(bundle: string, most = Math.min(availableParallelism() - 1, MOST)) {
    this.#program = join(bundle, "lookWorker.cjs");
    this.#most = most;
    this.#start();
  }

  #start(): void {
    const { port1, port2 } = new MessageChannel();
    const workerData: Shared = { counts: this.#counts, port: port2 };
    const resourceLimits = { maxYoungGenerationSizeMb: 24 };
    const thread = new Worker(this.#program, { workerData, transferList: [port2], resourceLimits });
    thread.unref();
    thread.on("error", () => undefined);
    this.#ports.push(port1);
  }

  /**
   * Processes all pages in all threads, and returns the facts in the order of the pages. The main thread also does the
   * chunks that a worker has taken and not finished.
   */
  lookTogether(task: Task, look: Look): (KnownPage | undefined)[] {
    while (this.#ports.length < Math.min(this.#most, task.pages.length / WORTH)) this.#start();
    for (const port of this.#ports) port.postMessage(task);
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

  /** Ends the worker threads. */
  dismiss(): void {
    for (const port of this.#ports) port.close();
  }

  #receive(answers: Map<number, ChunkAnswer["found"]>): void {
    for (const port of this.#ports)
      for (let got = receiveMessageOnPort(port); got; got = receiveMessageOnPort(port)) {
        const { chunk, found } = got.message as ChunkAnswer;
        answers.set(chunk, found);
      }
  }
}
