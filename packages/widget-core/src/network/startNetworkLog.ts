import type { Scope } from '../scope/scope';
import { createStops, type Stop } from '../scope/stops';
import type { NetworkLog } from './createNetworkLog';
import { patchFetch } from './patchFetch';
import { patchXhr } from './patchXhr';

/** Logs the page's requests, by `fetch` and by `XMLHttpRequest`, until stopped. */
export function startNetworkLog(
  { window, guard, clock }: Pick<Scope, 'window' | 'guard' | 'clock'>,
  log: NetworkLog,
): Stop {
  const stops = createStops();
  stops.add(patchFetch(window, log, guard, clock));
  stops.add(patchXhr(window, log, guard, clock.now));
  return stops.run;
}
