/** Runs the check in a worker, so that it does not block the main thread. */
import type { Problem } from "../../node/check/finding.ts";
import type { CheckAnswer, Request, SiteTexts } from "./messages.ts";
import type { SiteResources } from "./resources.ts";

export interface Checker {
  /**
   * What is wrong with a site, in the words of `npm run check`. Who asks while a check is running waits for the next one, which
   * checks only the newest of the texts that were given meanwhile: an answer is about these texts or newer ones. Answers come in
   * the order of the calls.
   * @throws {Error} when the check itself fails.
   */
  check(texts: SiteTexts, resources: SiteResources): Promise<Problem[]>;
  /** Nobody who waits is answered after this. */
  close(): void;
}

/** What a checker needs of a Worker. */
type Port = Pick<Worker, "postMessage" | "terminate"> & {
  addEventListener(type: string, listener: (event: MessageEvent<CheckAnswer>) => void): void;
};

interface Asker {
  resolve(problems: Problem[]): void;
  reject(error: Error): void;
}

interface PendingCheck {
  texts: SiteTexts;
  resources: SiteResources;
  /** Those who wait for the answer. */
  askers: readonly Asker[];
}

/** @param start Starts the worker. A worker that broke down is replaced at the next check, as the network may be there again. */
export function createChecker(start: () => Port = startWorker): Checker {
  let port: Port | undefined = started();
  let running: PendingCheck | undefined;
  let next: PendingCheck | undefined;
  /** What the worker knows. */
  let sent: Partial<Omit<PendingCheck, "askers">> = {};

  function started(): Port {
    const own = start();
    own.addEventListener("message", ({ data }) => receive(data));
    // For example when its script cannot be loaded; it would never answer.
    own.addEventListener("error", () => {
      if (own !== port) return;
      own.terminate();
      port = undefined;
      sent = {};
      const failure = "the program that does it could not be loaded, or broke down.";
      for (const asked of [running, next]) tell(asked, { failure });
      running = undefined;
      next = undefined;
    });
    return own;
  }

  function receive(answer: CheckAnswer): void {
    tell(running, answer);
    running = undefined;
    if (next) send(next);
  }

  function send(asked: PendingCheck): void {
    running = asked;
    next = undefined;
    const { texts, resources } = asked;
    const files = Object.keys(texts);
    // The texts of a big site take longer to be copied than a key may take.
    const changed = files.filter((file) => texts[file] !== sent.texts?.[file]);
    const request: Request = {
      files,
      texts: Object.fromEntries(changed.map((file) => [file, texts[file]!])),
      ...(resources !== sent.resources && { resources }),
    };
    sent = asked;
    port ??= started();
    port.postMessage(request);
  }

  return {
    check: (texts, resources) =>
      new Promise((resolve, reject) => {
        const asked = { texts, resources, askers: [...(next?.askers ?? []), { resolve, reject }] };
        if (running) next = asked;
        else send(asked);
      }),
    close() {
      port?.terminate();
      running = undefined;
      next = undefined;
    },
  };
}

function tell(asked: PendingCheck | undefined, answer: CheckAnswer): void {
  for (const { resolve, reject } of asked?.askers ?? []) {
    if ("problems" in answer) resolve(answer.problems);
    else reject(new Error(answer.failure));
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "check" });
}
