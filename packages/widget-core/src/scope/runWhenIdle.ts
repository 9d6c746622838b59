import type { Scope } from './scope';

/** Delay in browsers without `requestIdleCallback`. */
const idleFallbackMs = 500;
/** A page that is never idle gets the work after this. */
const idleTimeoutMs = 4000;

/** Runs in an idle moment of the page, so that background work does not delay the visitor's actions. */
export function runWhenIdle(
  { window, clock, guard }: Pick<Scope, 'window' | 'clock' | 'guard'>,
  run: () => void,
): void {
  if (window.requestIdleCallback) window.requestIdleCallback(guard.wrap(run), { timeout: idleTimeoutMs });
  else clock.after(idleFallbackMs, run);
}
