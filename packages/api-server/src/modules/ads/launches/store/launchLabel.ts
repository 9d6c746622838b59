import { sha256Hex } from '../../../../crypto/sha256Hex';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';

/** Creates the label of a launch from what the launch was requested with. */
export type CreateLabel = (request: unknown) => string;

/**
 * Returns a function that creates the name that every object of a launch carries. The same request under the same
 * Idempotency-Key has the same label, and a label belongs to one launch: a repeat finds it even where the first answer was
 * lost.
 */
export function createLabeler({
  ports,
  caller,
  idempotencyKey,
}: Pick<CallContext<UserCaller>, 'ports' | 'caller' | 'idempotencyKey'>): CreateLabel {
  return (request) => {
    if (idempotencyKey === undefined) return `adlane-${ports.ids.token(12)}`;
    const digest = sha256Hex(JSON.stringify([caller.agency_id, caller.user_id, idempotencyKey, request]));
    return `adlane-${digest.slice(0, 16)}`;
  };
}
