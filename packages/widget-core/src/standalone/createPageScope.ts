import { createWindowClock } from '../scope/clock';
import { createGuard } from '../scope/guard';
import type { Scope } from '../scope/scope';

/** What the standalone parts touch of the page: neither its storage nor its network. */
export type PageScope = Pick<Scope, 'window' | 'document' | 'clock' | 'guard' | 'warn'>;

/** Creates the scope of the page that the script runs in. */
export function createPageScope(): PageScope {
  // oxlint-disable-next-line no-console -- a failure must be found by the developer of the page.
  const warn: Scope['warn'] = (text, detail) => console.warn(text, detail);
  const guard = createGuard(warn);
  return { window, document, guard, warn, clock: createWindowClock(window, guard) };
}
