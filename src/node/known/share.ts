/** Two threads that look at pages by turns: each takes the next few that nobody has taken yet. */
import { join } from "node:path";
import { type MessagePort, MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { KnownPage } from "../check/facts/pageFacts.ts";
import type { Look, Task } from "./look.ts";

/** Pages that are taken at once. */
const CHUNK = 100;
/** Milliseconds without a word after which a thread is taken for lost. */
const PATIENCE = 10_000;

/** What the other thread starts from. */
export interface Shared {
  task: Task;
  /** [0] the next chunk that is free, [1] how many answers there are. */
  counts: Int32Array;
  port: MessagePort;
}

/** The answer for one chunk. */
export interface Answer {
  chunk: number;
  found: (KnownPage | undefined)[];
}

/** Takes chunks until none is left, and gives what was found in each. */
export function* takeTurns({ task, counts }: Omit<Shared, "port">, look: Look): Generator<Answer> {
  for (;;) {
    const chunk = Atomics.add(counts, 0, 1);
    if (chunk * CHUNK >= task.pages.length) return;
    yield { chunk, found: look(chunk * CHUNK, (chunk + 1) * CHUNK) };
  }
}

/**
 * Looks at all pages with the help of another thread, and gives what was found in the order of the pages. What the other
 * one takes and does not finish is looked at here.
 * @param worker File of the other thread's program.
 */
export function lookTogether(task: Task, look: Look, worker: string): (KnownPage | undefined)[] {
  const counts = new Int32Array(new SharedArrayBuffer(8));
  const { port1, port2 } = new MessageChannel();
  const shared: Shared = { task, counts, port: port2 };
  const thread = new Worker(worker, {
    workerData: shared,
    transferList: [port2],
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  thread.unref();
  thread.on("error", () => undefined);
  const answers = new Map<number, Answer["found"]>();
  for (const { chunk, found } of takeTurns(shared, look)) answers.set(chunk, found);
  const chunks = Math.ceil(task.pages.length / CHUNK);
  const receive = () => {
    for (let got = receiveMessageOnPort(port1); got; got = receiveMessageOnPort(port1)) {
      const { chunk, found } = got.message as Answer;
      answers.set(chunk, found);
    }
  };
  for (receive(); answers.size < chunks; receive()) {
    const before = Atomics.load(counts, 1);
    receive();
    if (answers.size < chunks && Atomics.wait(counts, 1, before, PATIENCE) === "timed-out") break;
  }
  port1.close();
  return Array.from(
    { length: chunks },
    (_, chunk) => answers.get(chunk) ?? look(chunk * CHUNK, (chunk + 1) * CHUNK),
  ).flat();
}

/** The file of the other thread's program beside a bundled command. */
export function workerBeside(folder: string): string {
  return join(folder, "lookWorker.cjs");
}
