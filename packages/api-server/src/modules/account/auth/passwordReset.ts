import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { revokeAccess } from '../access/revokeAccess';
import { queueMail } from '../mail/queueMail';
import { updateUser } from './accountCommands';
import { findAccountById } from './accountQueries';
import { loadMailBrand } from './loadMailBrand';
import { buildPasswordChangedMail } from './mailTexts';
import { dropTokens, isValidToken, redeemToken, refuseToken } from './oneTimeTokens';
import { isOpen } from './queries';
import { auditSignIn } from './signInAudit';

const purpose = 'reset-password';

/** Notifies a user that the password was changed, so that a change by another person is noticed. */
export async function mailPasswordChanged(
  ports: Ports,
  who: { readonly agency_id: number; readonly id: number },
): Promise<void> {
  const mail = await asOperator(ports.db, async (tx) => {
    const account = await findAccountById(tx, who);
    if (!account) return undefined;
    const brand = await loadMailBrand(tx, ports, account);
    return { to: account.email, brand, content: buildPasswordChangedMail(brand.name, brand.baseUrl) };
  });
  if (mail) await queueMail(ports, mail);
}

/**
 * Sets a new password with a mailed link and ends all sessions of the account. All other links of this
 * purpose are deleted. Anyone who used the account before without verifying the address loses access.
 * @throws Problem 422 for an invalid link
 */
export async function resetPassword(
  ports: Ports,
  { token, password, ip }: { readonly token: string; readonly password: string; readonly ip: string },
): Promise<void> {
  const now = ports.clock.now();
  // Hashing is expensive, so a made-up link is refused first.
  const isGood = await asOperator(ports.db, (tx) => isValidToken(tx, { purpose, token, now }));
  if (!isGood) throw refuseToken(ports, purpose);
  const password_hash = await ports.secrets.hashPassword(password);
  const account = await asOperator(ports.db, async (tx) => {
    const redeemed = await redeemToken(tx, { purpose, token, now });
    if (!redeemed || redeemed.agency_id === null || redeemed.user_id === null)
      throw refuseToken(ports, purpose);
    const holder = await findAccountById(tx, { agency_id: redeemed.agency_id, id: redeemed.user_id });
    if (!holder || !isOpen(holder)) throw refuseToken(ports, purpose);
    await updateUser(tx, holder, 'active', { password_hash, email_verified_at: now, updated_at: now });
    await revokeAccess(tx, { agency_id: holder.agency_id, user_id: holder.id });
    await dropTokens(tx, purpose, redeemed.email);
    await auditSignIn(tx, holder, { call: 'auth.resetPassword', ip }, now);
    return holder;
  });
  await mailPasswordChanged(ports, account);
}
