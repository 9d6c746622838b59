import type { MiddlewareHandler } from 'hono';

/** What the next matching request meets: a status, or its effect without its answer. */
export type TrackerFault = {
  readonly method?: string;
  /** Part of the path. */
  readonly path?: string;
  /** @default 503 */
  readonly status?: number;
  /** Seconds in `Retry-After`. */
  readonly retryAfter?: number;
  /** True if the request takes effect first, as when a connection breaks before the answer. */
  readonly isDropped?: boolean;
};
/** A request as it was received, without its token. */
export type TrackerRequest = { readonly method: string; readonly path: string; readonly body: unknown };
export type TrackerFaults = ReturnType<typeof createTrackerFaults>;

/** Creates the switches that all trackers have: failures of the next requests, and what was received. */
export function createTrackerFaults() {
  const faults: TrackerFault[] = [];
  const requests: TrackerRequest[] = [];
  const consume = (method: string, path: string) => {
    const index = faults.findIndex(
      (fault) => (fault.method ?? method) === method && path.includes(fault.path ?? ''),
    );
    return index === -1 ? undefined : faults.splice(index, 1)[0];
  };
  const middleware: MiddlewareHandler = async (call, next) => {
    const { method, path } = call.req;
    const text = method === 'GET' ? '' : await call.req.raw.clone().text();
    requests.push({ method, path, body: parse(text) });
    const fault = consume(method, path);
    if (fault === undefined) return next();
    if (fault.isDropped) await next();
    const headers = fault.retryAfter === undefined ? undefined : { 'retry-after': `${fault.retryAfter}` };
    const answer = Response.json(
      { message: 'The double fails as it was told to.' },
      {
        status: fault.status ?? 503,
        ...(headers && { headers }),
      },
    );
    call.res = answer;
    return answer;
  };
  return {
    middleware,
    requests,
    failNext: (fault: TrackerFault) => void faults.push(fault),
    /** Lets the next requests succeed. */
    clear: () => void faults.splice(0),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
