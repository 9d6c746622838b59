import type { Contract } from './contract';
import type { Call, CallName } from './define';

/**
 * Calls that still work after an agency's plan has ended, besides reading and deleting: paying, signing in,
 * account settings, stopping ads.
 */
const allowedCalls: ReadonlySet<string> = new Set<CallName<Contract>>([
  'ads.archive',
  'announcements.dismiss',
  'sources.disconnect',
  'sources.disconnectOpenai',
]);
const allowedResources: ReadonlySet<string> = new Set<keyof Contract>([
  'account',
  'auth',
  'billing',
  'notifications',
  'realtime',
]);

/** True if a call needs an active plan (ads §8, 402). Used by server and screens. */
export function needsPlan(name: string, call: Call): boolean {
  if (call.access.kind !== 'user' || call.method === 'GET' || call.method === 'DELETE') return false;
  return !allowedCalls.has(name) && !allowedResources.has(name.split('.')[0] ?? '');
}
