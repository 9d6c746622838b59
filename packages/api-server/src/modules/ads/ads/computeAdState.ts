import type { Ad } from '@adlane/contract/ads/ads';

type StoredState = { readonly status: Ad['status']; readonly startTime: Date | null };

/** Returns the state that a list shows (ads §4): an active ad that starts later is scheduled. */
export function computeAdState({ status, startTime }: StoredState, now: Date): Ad['status'] {
  const isOn = status === 'active' || status === 'learning';
  return isOn && startTime !== null && startTime > now ? 'scheduled' : status;
}
