const failures: string[] = [];

/** Paths of the API, even on the page's own origin; all other paths there are the page's files. */
const apiPath = /^\/(api|sdk|files)\//;

/**
 * Rejects a request that no handler answers and records it, so that `drainUnhandled` can fail the story. The
 * page's own files and `data:` addresses pass.
 */
export function refuseUnhandled(request: Request): void {
  const url = new URL(request.url);
  if (!url.protocol.startsWith('http')) return;
  if (url.origin === globalThis.location.origin && !apiPath.test(url.pathname)) return;
  const found = `${request.method} ${request.url}`;
  failures.push(found);
  throw new Error(
    `${found} has no handler: stories reach nothing outside the tab. Call it through the contract or mock it.`,
  );
}

/** Returns the unhandled requests since the last call. */
export function drainUnhandled(): string[] {
  return failures.splice(0);
}
