import type { SignedIn } from '@adlane/contract/account/auth';
import { errorMessages } from '@adlane/contract/constants';
import { asOperator } from '../../../db/tenant';
import { found, invalid } from '../../../http/problem';
import { isAgency } from '../../../http/roles';
import type { Database, Ports } from '../../../ports';
import { loadAgencyMailBrand, loadOperatorMailBrand } from '../mail/mailBrand';
import { queueMail } from '../mail/queueMail';
import { insertUser, type NewUser, updateUser } from './accountCommands';
import { listInvitedUsers, mayJoin } from './accountQueries';
import { buildLink } from './mailedRequests';
import { buildInvitationMail } from './mailTexts';
import { dropTokens, isValidToken, redeemToken, refuseToken, storeToken } from './oneTimeTokens';
import { findAccountByEmail } from './queries';
import { startSession } from './signIn';

const purpose = 'accept-invitation';

/**
 * Refuses an address that signs in already, in any tenant.
 * @throws Problem 422
 */
export async function refuseEmailInUse(ports: Pick<Ports, 'db'>, email: string): Promise<void> {
  const account = await asOperator(ports.db, (tx) => findAccountByEmail(tx, email));
  if (account) throw invalid({ email: [errorMessages.emailTaken] });
}

export type Invited = Omit<NewUser, 'id' | 'status' | 'password_hash' | 'email_verified_at'>;

/** Adds a user who may sign in after using the mailed link (`mailInvitation`). */
export async function inviteUser(
  tx: Database,
  values: Invited,
): Promise<{ readonly agency_id: number; readonly id: number }> {
  return found(
    await insertUser(tx, { onboarding_step: 'FINISHED', ...values, status: 'invited', password_hash: '' }),
  );
}

/**
 * Mails an invitation in the agency's name, or in the operator's name to the agency's owner. Does nothing if
 * it was accepted meanwhile.
 */
export async function mailInvitation(
  ports: Ports,
  who: { readonly agency_id: number; readonly id: number },
): Promise<void> {
  const token = ports.ids.token();
  const mail = await asOperator(ports.db, async (tx) => {
    const [user] = await listInvitedUsers(tx, who);
    if (!user) return undefined;
    const { email } = user;
    await storeToken(tx, { token, purpose, email, account: user, at: ports.clock.now() });
    // The operator invites the owner of a new agency.
    const isOwner = isAgency(user) && user.team_role === 'owner';
    const brand = isOwner
      ? await loadOperatorMailBrand(tx, ports.site)
      : await loadAgencyMailBrand(tx, ports.site, user.agency_id);
    const content = buildInvitationMail(
      brand.name,
      user.first_name,
      buildLink(brand.baseUrl, purpose, token),
    );
    return { to: email, brand, content };
  });
  if (mail) await queueMail(ports, mail);
}

/**
 * Accepts an invitation, sets the password and signs in.
 * @throws Problem 422 for an invalid link
 */
export async function acceptInvitation(
  ports: Ports,
  { token, password, ip }: { readonly token: string; readonly password: string; readonly ip: string },
): Promise<SignedIn> {
  const now = ports.clock.now();
  const isGood = await asOperator(ports.db, (tx) => isValidToken(tx, { purpose, token, now }));
  if (!isGood) throw refuseToken(ports, purpose);
  const password_hash = await ports.secrets.hashPassword(password);
  const account = await asOperator(ports.db, async (tx) => {
    const redeemed = await redeemToken(tx, { purpose, token, now });
    if (!redeemed || redeemed.agency_id === null || redeemed.user_id === null)
      throw refuseToken(ports, purpose);
    const { agency_id, user_id: id, email } = redeemed;
    if (await findAccountByEmail(tx, email)) throw invalid({ email: [errorMessages.emailTaken] });
    const values = { status: 'active', password_hash, email_verified_at: now, updated_at: now } as const;
    const isOpen = await mayJoin(tx, agency_id, id);
    if (!isOpen || !(await updateUser(tx, { agency_id, id }, 'invited', values))) {
      throw refuseToken(ports, purpose);
    }
    await dropTokens(tx, 'verify-signup', email);
    return { agency_id, id, password_hash };
  });
  return startSession(ports, account, { call: 'auth.acceptInvitation', ip });
}
