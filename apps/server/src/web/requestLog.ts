import type { Log } from '@adlane/api-server';
import type { MiddlewareHandler } from 'hono';

/** Probes every few seconds, which would flood the log. */
const quiet = new Set(['/healthz', '/readyz']);

/** Such a URL downloads a file for ten minutes, or delivers emails, so it is redacted. */
const secretPath = /^(\/files\/linked\/|\/api\/v1\/webhooks\/email\/).+/;

/** Logs one line per response: no query strings, no bodies, the request id that the caller gets. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method } = context.req;
    const path = context.req.path.replace(secretPath, '$1…');
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
