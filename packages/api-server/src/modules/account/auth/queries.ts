import type { User } from '@adlane/contract/account/auth';
import type { Subscription } from '@adlane/contract/account/billing';
import { isLifetimePlan, type PlanType } from '@adlane/contract/constants';
import { and, eq, ne } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { subscriptions } from '../../../db/schema/account/billing';
import { client_permissions, clients } from '../../../db/schema/account/clients';
import { users } from '../../../db/schema/account/users';
import type { UserCaller } from '../../../http/callers';
import { found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { hasInserts } from '../../ads/smartInserts/hasInserts';
import { hasAdAccount, listServedClients } from '../../ads/sources/assets/servingAccounts';
import { computeEffectiveFlags } from '../permissions/computeEffectiveFlags';

/** Finds the account with an email address, across all tenants; invited users have none yet. */
export async function findAccountByEmail(tx: Database, email: string) {
  const [row] = await tx
    .select({
      id: users.id,
      agency_id: users.agency_id,
      entity_type: users.entity_type,
      password_hash: users.password_hash,
      email_verified_at: users.email_verified_at,
      google_sub: users.google_sub,
      status: users.status,
      agency_status: agencies.status,
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .where(and(eq(users.email, email), ne(users.status, 'invited')));
  return row;
}

/**
 * Returns whether the password is still the one that was checked. Locks the row until the transaction ends,
 * so that a change of the password either happens before or ends the new session.
 */
export async function isPasswordStill(
  tx: Database,
  { agency_id, id, password_hash }: { agency_id: number; id: number; password_hash: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(and(eq(users.agency_id, agency_id), eq(users.id, id)))
    .for('share');
  return row?.password_hash === password_hash;
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/** Returns whether the account may sign in. */
export function isOpen(account: Pick<AccountRow, 'status' | 'agency_status'>): boolean {
  return account.status === 'active' && account.agency_status === 'active';
}

/** Finds a user as the ads app shows it (ads §3). */
export async function findUserView(
  tx: Database,
  agencyId: number,
  userId: number,
): Promise<User | undefined> {
  const [row] = await tx
    .select({
      user: users,
      agency: agencies,
      plan_type: subscriptions.plan_type,
      plan_status: subscriptions.status,
      client: clients,
      flags: client_permissions,
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .leftJoin(subscriptions, eq(subscriptions.agency_id, users.agency_id))
    .leftJoin(clients, and(eq(clients.agency_id, users.agency_id), eq(clients.id, users.client_id)))
    .leftJoin(
      client_permissions,
      and(
        eq(client_permissions.agency_id, users.agency_id),
        eq(client_permissions.client_id, users.client_id),
      ),
    )
    .where(and(eq(users.agency_id, agencyId), eq(users.id, userId)));
  return row && { ...toUser(row), ...(await atHand(tx, agencyId, row.user.client_id)) };
}

/** Finds the signed-in user; names the role of a super admin who acts as it. @throws Problem 404 */
export async function findSelfView(tx: Database, caller: UserCaller): Promise<User> {
  const view = found(await findUserView(tx, caller.agency_id, caller.user_id));
  return { ...view, login_as_type: caller.login_as_type ?? null };
}

/** Whether the user has an ad account to launch with, and smart inserts with values. */
type AtHand = Pick<User, 'has_adaccount_connected' | 'has_smart_tag'>;

async function atHand(tx: Database, agency_id: number, client_id: number | null): Promise<AtHand> {
  const [has_adaccount_connected, has_smart_tag] = await Promise.all([
    client_id === null
      ? hasAdAccount(tx, agency_id)
      : listServedClients(tx, agency_id, [client_id]).then((served) => served.has(client_id)),
    hasInserts(tx, { agency_id, client_id }),
  ]);
  return { has_adaccount_connected, has_smart_tag };
}

type UserRow = {
  readonly user: typeof users.$inferSelect;
  readonly agency: typeof agencies.$inferSelect;
  readonly plan_type: PlanType | null;
  readonly plan_status: Subscription['status'] | null;
  readonly client: typeof clients.$inferSelect | null;
  readonly flags: typeof client_permissions.$inferSelect | null;
};

function toUser({ user, agency, plan_type, plan_status, client, flags }: UserRow): Omit<User, keyof AtHand> {
  return {
    id: user.id,
    email: user.email,
    entity_type: user.entity_type,
    login_as_type: null,
    business_name: user.business_name || client?.business_name || agency.name,
    first_name: user.first_name,
    last_name: user.last_name,
    name: `${user.first_name} ${user.last_name}`.trim(),
    phone: user.phone,
    location: user.location,
    niche: user.niche ?? client?.niche ?? null,
    group_id: user.agency_id,
    group: agency.name,
    status: user.status,
    userStatus: user.status,
    whiteLabelUrl: agency.whiteLabelUrl,
    isLifetime: plan_type !== null && plan_status !== 'canceled' && isLifetimePlan(plan_type),
    subscription: plan_type && { data: { plan_id: plan_type } },
    g_h_id: client?.g_h_id ?? null,
    is_ghl_client: client?.g_h_id != null,
    onboarding_step: user.onboarding_step,
    permissions: computeEffectiveFlags(flags, agency.default_permissions),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
  };
}
