/** Header of a page's requests that names the story that sent them. */
const turnHeader = 'x-adlane-story';
const apiPath = /^\/(api|sdk|files)\//;

let current = 0;

/** Starts the next story: what an earlier one requested is neither carried out nor answered from here on. */
export function startTurn(): void {
  current += 1;
}

/** Returns the story that sent a request; a request without a header is the current story's. */
export function findTurn(request: Request): number {
  return Number(request.headers.get(turnHeader) ?? current);
}

/** True while the story is the current one. */
export function isCurrentTurn(turn: number): boolean {
  return turn === current;
}

/** Makes the page's requests name their story. A request reaches the API later, when the next story may have started. */
export function stampRequests(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
    if (url.origin !== globalThis.location.origin || !apiPath.test(url.pathname)) return send(input, init);
    const request = new Request(input, init);
    request.headers.set(turnHeader, String(current));
    return send(request);
  };
}
