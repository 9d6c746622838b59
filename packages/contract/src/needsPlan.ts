import type { Contract } from './contract';
import type { Call, CallName } from './define';

/**
 * What an agency may still do after its plan has ended, besides reading and deleting: pay, sign in, look after its
 * account, stop what runs.
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

/** True where a call needs a plan that is not over (ads §8, 402). Screens ask it, too. */
export function needsPlan(name: string, call: Call): boolean {
  if (call.access.kind !== 'user' || call.method === 'GET' || call.method === 'DELETE') return false;
  return !allowedCalls.has(name) && !allowedResources.has(name.split('.')[0] ?? '');
}
