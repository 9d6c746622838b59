import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { clients } from '../../../db/schema/account/clients';
import { users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

export const isUser = (agencyId: number, userId: number) =>
  and(eq(users.agency_id, agencyId), eq(users.id, userId));

/** Finds the agency's client with an email address; its owner becomes that client's user. */
export async function findClientByEmail(
  tx: Database,
  agencyId: number,
  email: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, agencyId), eq(clients.email, email), eq(clients.status, 'active')))
    .orderBy(asc(clients.id))
    .limit(1);
  return row?.id;
}

/** Lists users with an unanswered invitation: one user, or every user with an address across all tenants. */
export async function listInvitedUsers(
  tx: Database,
  who: { readonly email: string } | { readonly agency_id: number; readonly id: number },
) {
  const named = 'email' in who ? eq(users.email, who.email) : isUser(who.agency_id, who.id);
  return tx
    .select({
      id: users.id,
      agency_id: users.agency_id,
      email: users.email,
      first_name: users.first_name,
      team_role: users.team_role,
      entity_type: users.entity_type,
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .where(and(named, eq(users.status, 'invited'), eq(agencies.status, 'active')))
    .orderBy(asc(users.agency_id))
    .limit(5);
}

/** Returns whether clients can still sign up at the agency. */
export async function isClientSignupOpen(tx: Database, agencyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(
      and(eq(agencies.id, agencyId), eq(agencies.status, 'active'), eq(agencies.is_client_signup_open, true)),
    );
  return rows.length > 0;
}

/** Returns whether an invited user may join: the agency and, for a client's user, the client are active. */
export async function mayJoin(tx: Database, agencyId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .leftJoin(clients, and(eq(clients.agency_id, users.agency_id), eq(clients.id, users.client_id)))
    .where(
      and(
        isUser(agencyId, userId),
        eq(agencies.status, 'active'),
        or(isNull(users.client_id), eq(clients.status, 'active')),
      ),
    );
  return rows.length > 0;
}

/** Finds a user's account with the columns that a session needs. */
export async function findAccountById(
  tx: Database,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
) {
  const [row] = await tx
    .select({
      id: users.id,
      agency_id: users.agency_id,
      email: users.email,
      entity_type: users.entity_type,
      password_hash: users.password_hash,
      status: users.status,
      agency_status: agencies.status,
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .where(and(isUser(agency_id, id), ne(users.status, 'invited')));
  return row;
}
