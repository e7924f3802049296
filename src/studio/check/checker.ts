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
type Port = Pick<Worker, "postMessage" | "terminate"> & {
  addEventListener(type: string, listener: (event: MessageEvent<Answer>) => void): void;
};

interface Asked {
  texts: SiteTexts;
  resources: SiteResources;
}

interface Waiting {
  resolve(problems: Problem[]): void;
  reject(error: Error): void;
}

/** @param start Starts what checks. It is started anew when it broke down, as a network that failed may be there again. */
export function createChecker(start: () => Port = startWorker): Checker {
  let port: Port | undefined = started();
  let running = false;
  let next: Asked | undefined;
  let sent: SiteResources | undefined;
  let waiting: Waiting[] = [];

  function started(): Port {
    const own = start();
    own.addEventListener("message", ({ data }) => receive(data));
    // Such as when its script cannot be loaded: it would never answer.
    own.addEventListener("error", () => {
      if (own !== port) return;
      own.terminate();
      port = undefined;
      sent = undefined;
      next = undefined;
      tell({ failure: "the program that does it could not be loaded, or broke down." });
    });
    return own;
  }

  function receive(answer: Answer): void {
    // Its texts are old already: all who wait are told of the newest.
    if (next) return send(next);
    tell(answer);
  }

  function tell(answer: Answer): void {
    running = false;
    const told = waiting;
    waiting = [];
    for (const { resolve, reject } of told) {
      if ("problems" in answer) resolve(answer.problems);
      else reject(new Error(answer.failure));
    }
  }

  function send({ texts, resources }: Asked): void {
    running = true;
    next = undefined;
    const request: Request = { texts, ...(resources !== sent && { resources }) };
    sent = resources;
    port ??= started();
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
      port?.terminate();
      waiting = [];
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "check" });
}
