/** The check, from where nothing may take long. */
import type { Problem } from "../../node/check/finding.ts";
import type { Answer, Request, SiteTexts } from "./messages.ts";
import type { SiteResources } from "./resources.ts";

export interface Checker {
  /**
   * What is wrong with a site, in the words of `npm run check`. Whoever asks while a check is running gets the problems of the
   * newest texts, as all who wait do.
   * @throws {Error} when the check itself fails.
   */
  check(texts: SiteTexts, resources: SiteResources): Promise<Problem[]>;
  /** Nobody who waits is answered after this. */
  close(): void;
}

/** What a checker needs of a Worker. */
type Port = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

interface Asked {
  texts: SiteTexts;
  resources: SiteResources;
}

interface Waiting {
  resolve(problems: Problem[]): void;
  reject(error: Error): void;
}

export function createChecker(port: Port = startWorker()): Checker {
  let running = false;
  let next: Asked | undefined;
  let sent: SiteResources | undefined;
  let waiting: Waiting[] = [];

  port.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    running = false;
    // Its texts are old already: all who wait are told of the newest.
    if (next) return send(next);
    const told = waiting;
    waiting = [];
    for (const { resolve, reject } of told) {
      if ("problems" in data) resolve(data.problems);
      else reject(new Error(data.failure));
    }
  });

  function send({ texts, resources }: Asked): void {
    running = true;
    next = undefined;
    const request: Request = { texts, ...(resources !== sent && { resources }) };
    sent = resources;
    port.postMessage(request);
  }

  return {
    check: (texts, resources) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (running) next = { texts, resources };
        else send({ texts, resources });
      }),
    close() {
      port.terminate();
      waiting = [];
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "check" });
}
