import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { users } from '../../../db/schema/account/users';
import { asOperator } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { insertAgency } from './accountCommands';
import { inviteUser, mailInvitation } from './invitations';

/** Any number that all processes agree on: of several that start at once, only one sends the invitation. */
const lockId = 4_731_208;
/** After this time in milliseconds an unanswered invitation is mailed again, because its link has expired. */
const inviteAgainMs = 7 * 24 * 60 * 60 * 1000;

async function findOperatorTenant(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.kind, 'operator'))
    .orderBy(asc(agencies.id))
    .limit(1);
  return row?.id ?? insertAgency(tx, { name: 'Adlane', kind: 'operator' });
}

/** Returns whether there is an operator already, or a recent invitation. */
async function isThere(tx: Database, email: string, now: Date): Promise<boolean> {
  const isWaiting = and(
    eq(users.status, 'invited'),
    eq(users.email, email),
    gt(users.created_at, new Date(now.getTime() - inviteAgainMs)),
  );
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.entity_type, 'SuperAdmin'), or(ne(users.status, 'invited'), isWaiting)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Invites the first super admin of a new installation. Does nothing if there is one or an invitation is
 * pending.
 * @returns true if an email was sent
 */
export async function inviteFirstOperator(ports: Ports, email: string): Promise<boolean> {
  const now = ports.clock.now();
  const invited = await asOperator(ports.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
    if (await isThere(tx, email, now)) return undefined;
    const agency_id = await findOperatorTenant(tx);
    const times = { created_at: now, updated_at: now };
    return inviteUser(tx, { agency_id, entity_type: 'SuperAdmin', email, first_name: 'Operator', ...times });
  });
  if (!invited) return false;
  await mailInvitation(ports, invited);
  return true;
}
