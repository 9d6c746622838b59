import {
  findLongestInserts,
  type InsertMap,
  type InsertOwner,
  type NamedInsert,
  resolveInserts,
} from '@adlane/contract/rules';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { clients } from '../../../db/schema/account/clients';
import { custom_inserts, smart_inserts } from '../../../db/schema/ads/smartInserts';
import type { Database } from '../../../ports';

/** The owner of inserts: an agency (null), or one of its clients. */
export type InsertHolder = { readonly agency_id: number; readonly client_id: number | null };

type ClientRecord = Pick<
  typeof clients.$inferSelect,
  'id' | 'business_name' | 'first_name' | 'last_name' | 'phone' | 'location'
>;

/**
 * Returns the business inserts from the client's record, for fields that its business profile leaves empty.
 */
function toBusinessInserts(client: ClientRecord): InsertOwner['business'] {
  return {
    owner_name: `${client.first_name} ${client.last_name}`.trim(),
    business_name: client.business_name,
    business_phone: client.phone,
    city_state_zip: client.location,
  };
}

/** Returns the same for an agency. */
async function findAgencyInserts(tx: Database, agencyId: number): Promise<InsertOwner['business']> {
  const [agency] = await tx
    .select({ business_name: agencies.name, business_website: agencies.website })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return agency ?? {};
}

/** Returns what the record of an agency or client says for the fields that its business profile leaves empty. */
export async function findRecordInserts(
  tx: Database,
  { agency_id, client_id }: InsertHolder,
): Promise<InsertOwner['business']> {
  if (client_id === null) return findAgencyInserts(tx, agency_id);
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.agency_id, agency_id), eq(clients.id, client_id)));
  return client ? toBusinessInserts(client) : {};
}

/** Returns the resolved inserts of an agency (key null) and its clients. */
async function findOwnerMaps(
  tx: Database,
  agencyId: number,
  clientId?: number,
): Promise<Map<number | null, InsertMap>> {
  const isInScope = (column: typeof smart_inserts.client_id | typeof custom_inserts.client_id) =>
    clientId === undefined ? undefined : or(isNull(column), eq(column, clientId));
  const profiles = await tx
    .select({ client_id: smart_inserts.client_id, business: smart_inserts.business })
    .from(smart_inserts)
    .where(and(eq(smart_inserts.agency_id, agencyId), isInScope(smart_inserts.client_id)));
  const custom = await tx
    .select({ client_id: custom_inserts.client_id, name: custom_inserts.name, value: custom_inserts.value })
    .from(custom_inserts)
    .where(and(eq(custom_inserts.agency_id, agencyId), isInScope(custom_inserts.client_id)));
  const people = await tx
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.agency_id, agencyId),
        ne(clients.status, 'archived'),
        clientId === undefined ? undefined : eq(clients.id, clientId),
      ),
    );
  const businessByClient = new Map(profiles.map(({ client_id, business }) => [client_id, business]));
  const customByClient = new Map<number | null, NamedInsert[]>();
  for (const { client_id, ...insert } of custom) {
    customByClient.set(client_id, [...(customByClient.get(client_id) ?? []), insert]);
  }
  const shared = customByClient.get(null) ?? [];
  const agencyBusiness = { ...(await findAgencyInserts(tx, agencyId)), ...businessByClient.get(null) };
  const own = resolveInserts({ business: agencyBusiness, custom: shared });
  const owners = new Map<number | null, InsertMap>([[null, own]]);
  for (const client of people) {
    const business = { ...toBusinessInserts(client), ...businessByClient.get(client.id) };
    owners.set(client.id, resolveInserts({ business, custom: customByClient.get(client.id) ?? [] }, shared));
  }
  return owners;
}

/** Returns the values of inserts in the ads of an agency or of one of its clients. */
export async function findInsertMap(
  tx: Database,
  { agency_id, client_id }: InsertHolder,
): Promise<InsertMap> {
  const owners = await findOwnerMaps(tx, agency_id, client_id ?? 0);
  return owners.get(client_id) ?? new Map();
}

/**
 * Returns the longest values, which a template's texts are checked with: an agency's template may become the
 * ad of any client, a client's only its own.
 */
export async function findLongestInsertMap(
  tx: Database,
  { agency_id, client_id }: InsertHolder,
): Promise<InsertMap> {
  const owners = await findOwnerMaps(tx, agency_id, client_id ?? undefined);
  const concerned = client_id === null ? [...owners.values()] : [owners.get(client_id) ?? new Map()];
  return findLongestInserts(concerned);
}

/** The parts of a template that may use inserts. */
type InsertUser = {
  readonly templateContent?: unknown;
  readonly templates?: unknown;
};

const usesInserts = /\{[^{}"]+\}/;

/** Returns `findLongestInsertMap` for a template that uses inserts; most do not, and need no query. */
export async function findUsableInserts(
  tx: Database,
  holder: InsertHolder,
  { templateContent, templates }: InsertUser,
): Promise<InsertMap> {
  const isUsing = usesInserts.test(JSON.stringify([templateContent, templates]));
  return isUsing ? findLongestInsertMap(tx, holder) : new Map();
}
