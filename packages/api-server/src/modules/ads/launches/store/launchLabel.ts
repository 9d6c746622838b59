import { sha256Hex } from '../../../../crypto/sha256Hex';
import type { UserCall } from '../../../../http/CallContext';

/** What a launch was requested with: the parsed input of its call. */
export type LaunchRequest = { readonly params: unknown; readonly body: unknown };

/**
 * Returns the name that every object of a launch carries. The same request of the same user under the same Idempotency-Key
 * has the same label, and a label belongs to one launch: a repeat finds it even where the first answer was lost.
 */
export function createLabel(
  { ports, caller, idempotencyKey }: Pick<UserCall, 'ports' | 'caller' | 'idempotencyKey'>,
  { params, body }: LaunchRequest,
): string {
  if (idempotencyKey === undefined) return `adlane-${ports.ids.token(12)}`;
  const digest = sha256Hex(JSON.stringify([caller.agency_id, caller.user_id, idempotencyKey, params, body]));
  return `adlane-${digest.slice(0, 16)}`;
}
