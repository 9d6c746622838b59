import type { FailedCall, NetworkLogEntry } from '@adlane/contract/widget/tickets';

/** A logged request begins before its call fails, at most as long as the longest timeout. */
const maxDistanceMs = 2 * 60_000;

/**
 * Finds a failed call in the network log of its report: the nearest request of its method and path.
 *
 * @returns the index of the entry; undefined if the log does not have the call
 */
export function findLoggedCall(call: FailedCall, entries: readonly NetworkLogEntry[]): number | undefined {
  const near = entries.flatMap(({ type, url, date }, index) => {
    const distanceMs = Math.abs(Date.parse(date) - Date.parse(call.at));
    const isSame = type === call.method && isSamePath(call.path, url) && distanceMs <= maxDistanceMs;
    return isSame ? [{ index, distanceMs }] : [];
  });
  return near.sort((one, other) => one.distanceMs - other.distanceMs)[0]?.index;
}

/** Compares the path of a report, in which `…` replaces what is no word and no id, with a logged address. */
function isSamePath(path: string, url: string): boolean {
  if (!URL.canParse(url, 'http://app')) return false;
  const logged = new URL(url, 'http://app').pathname.split('/');
  const parts = path.split('/');
  return parts.length === logged.length && parts.every((part, at) => part === '…' || part === logged[at]);
}
