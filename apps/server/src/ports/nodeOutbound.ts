import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Log, Outbound } from '@adlane/api-server';
import type { Agent, fetch as undiciFetch } from 'undici';
import { isPrivateAddress } from './privateAddress';

export type OutboundOptions = {
  /** Origins that the operator configured; only these may be on this machine or in a private network. */
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
  /**
   * Milliseconds to connect.
   * @default 5000
   */
  readonly connectTimeoutMs?: number;
  /**
   * Milliseconds from the call to the last byte.
   * @default 30000
   */
  readonly totalTimeoutMs?: number;
  /**
   * Largest response in bytes.
   * @default 20 MiB
   */
  readonly maxAnswerBytes?: number;
  /**
   * Resolves names.
   * @default the system's resolver
   */
  readonly lookup?: typeof systemLookup;
};

/** A request that was refused, or a response over its limits. */
export class OutboundRefusedError extends Error {
  override readonly name = 'OutboundRefusedError';
}

function refusePrivate(host: string, address: string): OutboundRefusedError {
  return new OutboundRefusedError(`${host} leads to ${address}, which is not on the public internet.`);
}

/** Resolves a name and refuses private addresses: the connection uses exactly the checked address. */
function checkedLookup(resolve: typeof systemLookup): LookupFunction {
  return (host, options, callback) => {
    resolve(
      host,
      { ...options, all: true },
      (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
        if (error) return callback(error, []);
        const inside = addresses.find((entry) => isPrivateAddress(entry.address));
        const [first] = addresses;
        if (inside) return callback(refusePrivate(host, inside.address), []);
        if (!first) return callback(new OutboundRefusedError(`${host} has no address.`), []);
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
    );
  };
}

function checkUrl(text: string, allowed: ReadonlySet<string>): URL {
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new OutboundRefusedError(`Only http and https leave this server, not ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundRefusedError('A URL with a user name or password is not called.');
  }
  // A literal address is connected to without a lookup.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowed.has(url.origin) && isIP(host) !== 0 && isPrivateAddress(host))
    throw refusePrivate(url.host, host);
  return url;
}

function cap(body: ReadableStream<Uint8Array>, maxBytes: number, host: string): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) {
          controller.error(new OutboundRefusedError(`${host} answered more than ${maxBytes} bytes.`));
        } else controller.enqueue(chunk);
      },
    }),
  );
}

const withoutBody = new Set([101, 204, 205, 304]);

/**
 * The server's only HTTP client for other hosts. Names are checked while connecting, which prevents DNS
 * rebinding; redirects are returned to the caller. The log holds no query strings.
 */
export function createNodeOutbound(options: OutboundOptions): Outbound & { close(): Promise<void> } {
  const { connectTimeoutMs = 5_000, totalTimeoutMs = 30_000, maxAnswerBytes = 20 * 2 ** 20 } = options;
  const allowed = new Set(options.allowedOrigins.map((origin) => new URL(origin).origin));
  let agents: Promise<{ checked: Agent; open: Agent; fetch: typeof undiciFetch }> | undefined;

  async function loadAgents() {
    // Lazy: a server without outbound calls never loads the client.
    const undici = await import('undici');
    const limits = { headersTimeout: totalTimeoutMs, bodyTimeout: totalTimeoutMs };
    const lookup = checkedLookup(options.lookup ?? systemLookup);
    return {
      checked: new undici.Agent({ ...limits, connect: { timeout: connectTimeoutMs, lookup } }),
      open: new undici.Agent({ ...limits, connect: { timeout: connectTimeoutMs } }),
      fetch: undici.fetch,
    };
  }

  async function send(
    url: URL,
    request: Request,
    init: RequestInit | undefined,
    isAllowed: boolean,
  ): Promise<Response> {
    agents ??= loadAgents();
    const { checked, open, fetch } = await agents;
    const timeout = AbortSignal.timeout(totalTimeoutMs);
    const hasBody = request.body !== null;
    const answer = await fetch(url, {
      method: request.method,
      headers: [...request.headers],
      // Buffered: the platform's Request sets a form's boundary and length.
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
      redirect: 'manual',
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
      dispatcher: isAllowed ? open : checked,
    });
    const body = answer.body as ReadableStream<Uint8Array> | null;
    const isEmpty = body === null || withoutBody.has(answer.status);
    return new Response(isEmpty ? null : cap(body, maxAnswerBytes, url.host), {
      status: answer.status,
      statusText: answer.statusText,
      headers: [...answer.headers],
    });
  }

  return {
    async fetch(text, init, { isPublicOnly = false } = {}) {
      const url = checkUrl(text, isPublicOnly ? new Set() : allowed);
      const request = new Request(url, init);
      const where = { method: request.method, host: url.host, path: url.pathname };
      try {
        return await send(url, request, init, !isPublicOnly && allowed.has(url.origin));
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const reason = cause instanceof Error ? cause.message : String(cause);
        options.log.warn({ ...where, reason }, 'Outbound request failed');
        throw cause instanceof OutboundRefusedError ? cause : error;
      }
    },
    async close() {
      if (!agents) return;
      const { checked, open } = await agents;
      await Promise.all([checked.destroy(), open.destroy()]);
    },
  };
}
