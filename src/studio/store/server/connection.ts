/** Requests to the studio's server, authenticated by a token. */
import { SITE_META, TOKEN_HEADER, TOKEN_META, WRONG_TOKEN } from "../../../model/studioProtocol.ts";

/** What the server that sent the document has written into it. */
export interface ServerIdentity {
  token: string;
  /** The site that it works on. */
  site: string;
}

export interface RequestOptions {
  method?: "GET" | "PUT" | "POST" | "DELETE";
  json?: unknown;
  bytes?: Blob;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export interface Connection {
  /**
   * The answer, whatever its status; undefined when nobody answers.
   * @throws {AnotherSite}
   */
  ask(address: string, asked?: RequestOptions): Promise<Response | undefined>;
}

/** The server works on another site by now. */
export class AnotherSite extends Error {
  constructor() {
    super("Another site is open in the studio by now. Copy what you have not saved, and reload this page.");
  }
}

export function connectionTo({ token: first, site }: ServerIdentity): Connection {
  let token = first;

  async function send(address: string, { method = "GET", json, bytes, headers, signal }: RequestOptions) {
    const body = json === undefined ? bytes : JSON.stringify(json);
    const type = json === undefined ? "application/octet-stream" : "application/json";
    return fetch(address, {
      method,
      cache: "no-store",
      headers: { [TOKEN_HEADER]: token, ...(body !== undefined && { "Content-Type": type }), ...headers },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }

  /** Reads the new token from the document of a server that was restarted. */
  async function renew(): Promise<void> {
    const response = await fetch("/", { cache: "no-store" });
    const page = await response.text();
    const meta = (name: string) => new RegExp(`<meta name="${name}" content="(\\w+)">`).exec(page)?.[1];
    if (meta(SITE_META) !== site) throw new AnotherSite();
    token = meta(TOKEN_META) ?? token;
  }

  return {
    async ask(address, asked = {}) {
      try {
        const response = await send(address, asked);
        if (response.status !== 403) return response;
        const { code } = (await response.clone().json()) as { code?: string };
        if (code !== WRONG_TOKEN) return response;
        await renew();
        return await send(address, asked);
      } catch (error) {
        if (error instanceof AnotherSite) throw error;
        return undefined;
      }
    },
  };
}
