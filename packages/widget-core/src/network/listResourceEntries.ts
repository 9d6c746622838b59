import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';
import { redactSecrets } from '../privacy/privacy';

type Timings = Pick<Performance, 'getEntriesByType' | 'timeOrigin'>;

/**
 * Lists the resources that the page loaded besides its calls, when a ticket is created, without an observer
 * (widget §3.6).
 */
export function listResourceEntries(
  performance: Timings,
  isLogged: (url: string) => boolean,
  most: number,
): NetworkLogEntry[] {
  // A page may have removed it.
  if (!('getEntriesByType' in Object(performance))) return [];
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType, name }) => !isCall(initiatorType) && /^https?:/.test(name) && isLogged(name))
    .slice(most > 0 ? -most : Number.POSITIVE_INFINITY)
    .map(({ name, initiatorType, duration, startTime }) => ({
      type: 'RESOURCE',
      url: redactSecrets(name),
      date: new Date(performance.timeOrigin + startTime).toISOString(),
      initiatorType,
      duration: Math.round(duration),
    }));
}

function isCall(initiatorType: string): boolean {
  return initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';
}
