import { createDisposables, type Dispose } from '../dispose/disposables';
import type { Scope } from '../scope/scope';
import type { NetworkLog } from './createNetworkLog';
import { patchFetch } from './patchFetch';
import { patchXhr } from './patchXhr';

/** Logs the page's requests, by `fetch` and by `XMLHttpRequest`, until stopped. */
export function startNetworkLog(
  { window, guard, clock }: Pick<Scope, 'window' | 'guard' | 'clock'>,
  log: NetworkLog,
): Dispose {
  const disposables = createDisposables();
  // A page may have removed them.
  if (typeof window.fetch === 'function') disposables.add(patchFetch(window, log, guard, clock));
  if (typeof window.XMLHttpRequest === 'function') disposables.add(patchXhr(window, log, guard, clock.now));
  return disposables.dispose;
}
