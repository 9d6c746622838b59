import type { Scope } from './scope';

/** Where the browser tells no idle moment, work waits this long. */
const idleFallbackMs = 500;
/** A page that is never idle gets the work after this. */
const idleTimeoutMs = 4000;

/** Runs in an idle moment of the page: what the visitor did not ask for must not be in the way of what they did. */
export function runWhenIdle(
  { window, clock, guard }: Pick<Scope, 'window' | 'clock' | 'guard'>,
  run: () => void,
): void {
  if (window.requestIdleCallback) window.requestIdleCallback(guard.wrap(run), { timeout: idleTimeoutMs });
  else clock.after(idleFallbackMs, run);
}
