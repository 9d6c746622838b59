type SocketSource = { readonly openDemoSocket?: (url: string, protocols: readonly string[]) => object };

/** Replaces the frame's `WebSocket` by the API in the page around it, which no service worker could reach. */
export function replaceSocket(window: Window & typeof globalThis): void {
  const { openDemoSocket }: SocketSource = window.parent;
  if (!openDemoSocket) return;
  // A constructor that returns an object: `new WebSocket(…)` yields it.
  function TabSocket(url: string, protocols: readonly string[]) {
    return openDemoSocket?.(url, protocols);
  }
  Object.defineProperty(window, 'WebSocket', { value: TabSocket, configurable: true, writable: true });
}
