import type { PermissionKey } from '@adlane/contract';
import { and, eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { client_permissions, clients } from '../../../db/schema/account/clients';
import type { Database } from '../../../ports';

export type Flags = Partial<Record<PermissionKey, boolean>>;

/** Locks the defaults of the agency's clients until the transaction ends. */
export async function lockDefaults(tx: Database, agencyId: number): Promise<Flags | undefined> {
  const [row] = await tx
    .select({ flags: agencies.default_permissions })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('update');
  return row?.flags;
}

export async function findDefaults(tx: Database, agencyId: number): Promise<Flags | undefined> {
  const [row] = await tx
    .select({ flags: agencies.default_permissions })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return row?.flags;
}

/** Lists the clients that follow the agency's defaults. */
export async function listFollowers(tx: Database, agencyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: client_permissions.client_id })
    .from(client_permissions)
    .where(and(eq(client_permissions.agency_id, agencyId), eq(client_permissions.is_global, true)));
  return rows.map(({ id }) => id);
}

/** Returns a client's own flags: `null` if none were ever granted, undefined without such a client. */
export async function findClientFlags(tx: Database, agencyId: number, clientId: number) {
  const [row] = await tx
    .select({ status: clients.status, flags: client_permissions })
    .from(clients)
    .leftJoin(
      client_permissions,
      and(eq(client_permissions.agency_id, clients.agency_id), eq(client_permissions.client_id, clients.id)),
    )
    .where(and(eq(clients.agency_id, agencyId), eq(clients.id, clientId)));
  return row?.status === 'archived' ? undefined : row && { flags: row.flags };
}
