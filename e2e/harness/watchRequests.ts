import type { Page, Request } from 'playwright';

/** Returns how many of a page's requests are in flight; `isCounted` chooses them by their address. */
export function watchRequests(page: Page, isCounted: (url: string) => boolean = () => true): () => number {
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    if (isCounted(request.url())) inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return () => inFlight.size;
}
