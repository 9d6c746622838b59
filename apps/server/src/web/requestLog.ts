import type { Log } from '@adlane/api-server';
import type { MiddlewareHandler } from 'hono';

/** Addresses asked for every few seconds, which would drown the rest. */
const quiet = new Set(['/healthz', '/readyz']);

/** Whoever has such an address can save the file for ten minutes. */
const sealedLink = /^(\/files\/linked\/).+/;

/** One line for each answer: no query strings, no bodies, the id that the caller got too. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method } = context.req;
    const path = context.req.path.replace(sealedLink, '$1…');
    const { status, headers } = context.res;
    if (quiet.has(path)) return;
    const fields = {
      method,
      path,
      status,
      durationMs: Math.round(performance.now() - started),
      request_id: headers.get('x-request-id') ?? undefined,
    };
    if (status >= 500) log.warn(fields, 'request');
    else log.info(fields, 'request');
  };
}
