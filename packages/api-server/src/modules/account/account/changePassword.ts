import type { Contract, ParsedInput } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { countUse, forgetUses, type RateLimit } from '../../../http/limits/rateLimit';
import { conflict, found, invalid } from '../../../http/problem';
import { revokeAccess } from '../access/revokeAccess';
import { mailPasswordChanged } from '../auth/passwordReset';
import { updatePasswordHash } from './commands';
import { findPasswordHash } from './queries';

/** Attempts at the current password per session. */
const guesses: RateLimit = { name: 'change-password', max: 10, windowMs: 15 * 60 * 1000 };

export type PasswordForm = ParsedInput<Contract['account']['changePassword']>['body'];

/**
 * Sets a new password and ends every other session of the user in the same transaction.
 * @throws Problem 409 if it was changed meanwhile, 422 for a wrong current password, 429 for too many
 * attempts
 */
export async function changePassword(call: CallContext<UserCaller>, form: PasswordForm): Promise<void> {
  const { ports, caller } = call;
  const { agency_id, user_id, session_id } = caller;
  const subject = `${agency_id} ${user_id}`;
  await countUse(ports, guesses, subject);
  const from = found(await call.inTenant(({ tx }) => findPasswordHash(tx, agency_id, user_id)));
  if (!(await ports.secrets.verifyPassword(form.current_password, from))) {
    throw invalid({ current_password: [errorMessages.invalidCredentials] });
  }
  // Hashing takes a while, so it happens before a connection is used.
  const to = await ports.secrets.hashPassword(form.password);
  await call.inTenant(async ({ tx }) => {
    const change = { from, to, now: ports.clock.now() };
    const isChanged = await updatePasswordHash(tx, agency_id, user_id, change);
    if (!isChanged) throw conflict('The password was changed in the meantime.');
    await revokeAccess(tx, { agency_id, user_id, except_session_id: session_id });
  });
  await forgetUses(ports, guesses, subject);
  await mailPasswordChanged(ports, { agency_id, id: user_id });
}
