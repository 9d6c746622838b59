import type { HostWindow, Scope } from '../scope/scope';
import type { AdlaneApi } from './AdlaneApi';

/** The global list in which a page queues calls before the script has loaded: `{e: method, a: arguments}`. */
type QueueWindow = HostWindow & { GleapActions?: unknown; Gleap?: unknown; Adlane?: unknown };

/**
 * Puts the object where pages look for it, `window.Adlane` and `window.Gleap` alike, and replays in order what was queued
 * before. Unknown names are skipped, and one failing call does not keep the next from running. Later pushes to the list
 * are run at once: a page may have kept the stub.
 */
export function takeOver(scope: Scope, api: AdlaneApi): void {
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
  queue.push = (...actions: unknown[]) => {
    for (const action of actions) run(action);
    return 0;
  };
}
