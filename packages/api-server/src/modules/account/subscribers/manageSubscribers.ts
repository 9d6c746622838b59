import type { Contract, ParsedInput } from '@adlane/contract';
import type { SignedIn } from '@adlane/contract/account/auth';
import type { Subscriber } from '@adlane/contract/account/subscribers';
import { billingMessages } from '@adlane/contract/constants';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { monotonicNow } from '../../../db/monotonicNow';
import { asOperator } from '../../../db/tenant';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { checkBase } from '../../../http/lockForEdit';
import { conflict, found } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { resumeImports } from '../../ads/templateImports/runImport';
import { revokeAccess } from '../access/revokeAccess';
import { audit } from '../auditLog/audit';
import { insertAgency } from '../auth/accountCommands';
import { insertSession } from '../auth/commands';
import { inviteUser, mailInvitation, refuseEmailInUse } from '../auth/invitations';
import { queueRequest } from '../auth/mailedRequests';
import { findUserView } from '../auth/queries';
import { givePlan } from '../billing/givePlan';
import { requestArchivedCancel } from '../billing/requestArchivedCancels';
import { updateAgencyStatus, updateSubscriberRow } from './commands';
import { findSubscriberRow, lockSubscriberRow, type SubscriberRow } from './queries';
import { findSubscriber } from './subscriberViews';

export type OperatorContext = CallContext<UserCaller>;
type Form = ParsedInput<Contract['subscribers']['create']>['body'];
type Change = { readonly id: number } & ParsedInput<Contract['subscribers']['update']>['body'];

/** @throws Problem 404 */
export async function findSubscriberById({ db }: Pick<Ports, 'db'>, id: number): Promise<SubscriberRow> {
  return found(await asOperator(db, (tx) => findSubscriberRow(tx, id)));
}

/**
 * Creates an agency with the plan that the operator chose, and emails its owner a link to choose a password.
 * @throws Problem 422 if the address is in use
 */
export async function createSubscriber(
  { ports, acrossTenants }: OperatorContext,
  form: Form,
): Promise<Subscriber> {
  const { plan_type, email, business_name, phone, ...person } = form;
  await refuseEmailInUse(ports, email);
  const now = ports.clock.now();
  const times = { created_at: now, updated_at: now };
  const owner = await acrossTenants(async ({ tx }) => {
    const agency_id = await insertAgency(tx, { name: business_name, phone, ...times });
    const currency = ports.platforms.stripe.currency;
    await givePlan(tx, { agencyId: agency_id, what: { plan_type, currency }, fetchedAt: now });
    return inviteUser(tx, {
      ...person,
      ...times,
      agency_id,
      email,
      phone,
      business_name,
      entity_type: 'Agency',
      team_role: 'owner',
      onboarding_step: 'STEP_ONE',
    });
  });
  await mailInvitation(ports, owner);
  return asOperator(ports.db, (tx) => findSubscriber(tx, owner.id, now));
}

/** @throws Problem 404, 409 */
export function updateSubscriber(
  { ports, acrossTenants }: OperatorContext,
  { id, base_updated_at, ...change }: Change,
): Promise<Subscriber> {
  const now = ports.clock.now();
  return acrossTenants(async ({ tx }) => {
    const stored = found(await lockSubscriberRow(tx, id));
    await checkBase(base_updated_at, stored, () => findSubscriber(tx, id, now));
    await updateSubscriberRow(tx, stored, change, monotonicNow(stored.updated_at, now));
    return findSubscriber(tx, id, now);
  });
}

/**
 * Emails a link to choose a password; an owner who never accepted the invitation gets a new one. @throws
 * Problem 404, 409
 */
export async function mailNewPassword(ports: Ports, id: number): Promise<void> {
  const row = await findSubscriberById(ports, id);
  if (row.status === 'archived') throw conflict(billingMessages.restoreFirst);
  if (row.user_status === 'invited') await mailInvitation(ports, { agency_id: row.group_id, id });
  else await queueRequest(ports, { kind: 'reset', email: row.email });
}

/** Archives an agency: ends the sessions of its users, and its plan is not renewed. @throws Problem 404 */
export async function archiveSubscriber(
  { ports, acrossTenants }: OperatorContext,
  { id }: { readonly id: number },
): Promise<void> {
  const agencyId = await acrossTenants(async ({ tx }) => {
    const { group_id } = found(await findSubscriberRow(tx, id));
    await updateAgencyStatus(tx, group_id, { status: 'archived', updated_at: ports.clock.now() });
    await revokeAccess(tx, { agency_id: group_id });
    return group_id;
  });
  await requestArchivedCancel(ports, agencyId);
}

/** Restores an agency; its interrupted imports continue. @throws Problem 404 */
export async function restoreSubscriber(
  { ports, acrossTenants }: OperatorContext,
  { id }: { readonly id: number },
): Promise<void> {
  await acrossTenants(async ({ tx }) => {
    const { group_id } = found(await findSubscriberRow(tx, id));
    await updateAgencyStatus(tx, group_id, { status: 'active', updated_at: ports.clock.now() });
  });
  await resumeImports(ports);
}

/** Hours that a super admin may act as a subscriber without signing in as it again. */
const actingHours = 8;

/**
 * Signs in as a subscriber. The super admin's own session continues; signing out ends only this one. Both
 * audit logs record it.
 * @throws Problem 404, 409 if the subscriber cannot sign in
 */
export async function loginAs(
  { ports, caller, ip, acrossTenants }: OperatorContext,
  { id }: { readonly id: number },
): Promise<SignedIn> {
  const access_token = ports.ids.token();
  const token_hash = sha256Hex(access_token);
  const now = ports.clock.now();
  const expires_at = new Date(now.getTime() + actingHours * 60 * 60 * 1000);
  const user = await acrossTenants(async ({ tx }) => {
    const row = found(await findSubscriberRow(tx, id));
    if (row.status === 'archived' || row.status === 'inactive') throw conflict(billingMessages.restoreFirst);
    if (row.user_status !== 'active') throw conflict(billingMessages.notSignedInYet);
    const acting = { agency_id: row.group_id, user_id: id, acting_user_id: caller.user_id };
    const behind = { login_as_type: caller.entity_type, acting_session_id: caller.session_id };
    await insertSession(tx, { ...acting, ...behind, token_hash, expires_at }, now);
    await audit(
      tx,
      { ...acting, entity_type: 'Agency' },
      { action: 'subscribers.login', entity: 'subscribers', id, changes: {}, at: now, ip },
    );
    return found(await findUserView(tx, row.group_id, id));
  });
  return {
    access_token,
    token_type: 'Bearer',
    expires_at: expires_at.toISOString(),
    user: { ...user, login_as_type: caller.entity_type },
  };
}
