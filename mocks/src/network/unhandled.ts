const failures: string[] = [];

/** Paths that are the API's even on the page's own origin; everything else there is the page itself. */
const apiPath = /^\/(api|sdk|files)\//;

/**
 * What a story's service worker does with a request that no handler answers: refuses it and remembers it, so that
 * `takeUnhandled` can fail the story. The page's own files and `data:` addresses pass.
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

/** Requests that went unhandled since the last look. */
export function takeUnhandled(): string[] {
  return failures.splice(0);
}
