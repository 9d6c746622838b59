import type { Context, MiddlewareHandler } from 'hono';
import type { RequestEnv } from './requestEnv';

/** The path prefix of everything that a widget on a customer's page may call. */
export const widgetPrefix = '/sdk/';

const grantToAnyPage = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, X-Request-Id',
};
const preflight = {
  ...grantToAnyPage,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Api-Token, Gleap-Id, Gleap-Hash, Content-Type, Idempotency-Key',
  'access-control-max-age': '86400',
};

/** Gives each request an id and each answer the headers that isolate it from other origins. */
export function addSafeHeaders(makeId: () => string): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    c.set('requestId', makeId());
    const isWidgets = c.req.path.startsWith(widgetPrefix);
    if (isWidgets && c.req.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: preflight });
    await next();
    harden(c, isWidgets);
    return undefined;
  };
}

function harden(c: Context<RequestEnv>, isWidgets: boolean): void {
  const { headers } = c.res;
  const setDefault = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  headers.set('x-request-id', c.get('requestId'));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cross-origin-resource-policy', isWidgets ? 'cross-origin' : 'same-origin');
  setDefault('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  setDefault('cache-control', 'no-store');
  if (isWidgets) for (const [name, value] of Object.entries(grantToAnyPage)) headers.set(name, value);
}
