import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { agencies } from '../../db/schema/agencies';
import { one_time_tokens } from '../../db/schema/oneTimeTokens';
import { users } from '../../db/schema/users';
import { asOperator } from '../../db/tenant';
import type { Database, Ports } from '../../ports';
import { insertAgency } from './accountQueries';
import { inviteUser, mailInvitation } from './invitations';

/** Any number that all processes agree on: of several that start at once, one invites. */
const lockId = 4_731_208;

async function operatorTenant(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.kind, 'operator'))
    .orderBy(asc(agencies.id))
    .limit(1);
  return row?.id ?? insertAgency(tx, { name: 'Adlane', kind: 'operator' });
}

async function isThere(tx: Database, email: string, now: Date): Promise<boolean> {
  const operators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.entity_type, 'SuperAdmin'), inArray(users.status, ['active', 'inactive'])))
    .limit(1);
  const links = await tx
    .select({ purpose: one_time_tokens.purpose })
    .from(one_time_tokens)
    .where(
      and(
        eq(one_time_tokens.email, email),
        eq(one_time_tokens.purpose, 'accept-invitation'),
        gt(one_time_tokens.expires_at, now),
      ),
    )
    .limit(1);
  return operators.length + links.length > 0;
}

/**
 * Invites the first super admin of an installation, which starts without any account. Nothing happens where there is
 * one already, or where an invitation still waits.
 * @returns true where a mail went out
 */
export async function inviteFirstOperator(ports: Ports, email: string): Promise<boolean> {
  const now = ports.clock.now();
  const invited = await asOperator(ports.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
    if (await isThere(tx, email, now)) return undefined;
    const agency_id = await operatorTenant(tx);
    const times = { created_at: now, updated_at: now };
    return inviteUser(tx, { agency_id, entity_type: 'SuperAdmin', email, first_name: 'Operator', ...times });
  });
  if (!invited) return false;
  await mailInvitation(ports, invited);
  return true;
}
