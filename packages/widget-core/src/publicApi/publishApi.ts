import type { HostWindow, Scope } from '../scope/scope';
import type { AdlaneApi } from './AdlaneApi';

/** The global list in which a page queues calls before the script has loaded: `{e: method, a: arguments}`. */
type QueueWindow = HostWindow & { GleapActions?: unknown; Gleap?: unknown; Adlane?: unknown };

/**
 * Publishes the object as `window.Adlane` and `window.Gleap`, and replays queued calls in order. Unknown
 * names are skipped, and a failing call does not block the next. Later pushes to the list run at once, since
 * a page may still reference the stub.
 */
export function publishApi(scope: Scope, api: AdlaneApi): void {
  const window: QueueWindow = scope.window;
  const methods = new Map<unknown, unknown>(Object.entries(api));
  const run = scope.guard.wrap((action: unknown) => {
    const { e, a }: { e?: unknown; a?: unknown } = Object(action);
    const method = methods.get(e);
    if (typeof method === 'function') Reflect.apply(method, api, Array.isArray(a) ? a : []);
  });
  const queue: unknown = window.GleapActions;
  window.Gleap = api;
  window.Adlane = api;
  if (!Array.isArray(queue)) return;
  for (const action of queue.splice(0)) run(action);
  const push = (...actions: unknown[]) => {
    for (const action of actions) run(action);
    return 0;
  };
  // An assignment fails where the page has frozen the prototype of arrays.
  Object.defineProperty(queue, 'push', { value: push, configurable: true, writable: true });
}
