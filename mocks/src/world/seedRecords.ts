import {
  custom_field_values,
  custom_fields,
  custom_inserts,
  favourites,
  smart_inserts,
  tags,
  users,
} from '@adlane/api-server/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { WorldAgency } from './account/agencies';
import { itemAt } from './itemAt';
import { ago, type SeedContext } from './SeedContext';

type RecordParts = {
  readonly clientIds: readonly number[];
  readonly templateIds: ReadonlyMap<string, number>;
};

function toHost(name: string): string {
  return `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.adlane-demo.example`;
}

/** Inserts an agency's smart inserts, custom fields, tags and its owner's favourites. */
export async function seedRecords(
  context: SeedContext,
  agency: WorldAgency,
  { clientIds, templateIds }: RecordParts,
): Promise<void> {
  await seedInserts(context, agency, clientIds);
  await seedFields(context, clientIds);
  const { tx, agencyId: agency_id, now } = context;
  const names = ['Follow up', 'Hot lead', 'New patient'];
  await tx.insert(tags).values(names.map((name) => ({ agency_id, name, created_at: ago(now, 60) })));
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agency_id, agency_id), eq(users.entity_type, 'Agency')))
    .orderBy(asc(users.id));
  const marked = [...templateIds.values()].slice(0, 2);
  await tx.insert(favourites).values(
    marked.map((template_id) => ({
      agency_id,
      user_id: owner?.id ?? 0,
      template_id,
      created_at: ago(now, 5),
    })),
  );
}

async function seedInserts(
  { tx, agencyId: agency_id, now }: SeedContext,
  agency: WorldAgency,
  clientIds: readonly number[],
): Promise<void> {
  const times = { created_at: ago(now, 80), updated_at: ago(now, 20) };
  const [first] = agency.clients;
  const profiles = [
    { client_id: null, name: agency.name, phone: agency.phone, city: agency.location },
    { client_id: itemAt(clientIds, 0), name: first.business_name, phone: first.phone, city: first.location },
  ];
  await tx.insert(smart_inserts).values(
    profiles.map(({ client_id, name, phone, city }) => ({
      agency_id,
      client_id,
      business: {
        business_name: name,
        business_phone: phone,
        city_state_zip: city,
        business_website: `${toHost(name)}/`,
        privacy_policy_u_r_l: `${toHost(name)}/privacy`,
      },
      ...times,
    })),
  );
  await tx.insert(custom_inserts).values([
    { agency_id, name: 'Season', value: 'autumn', ...times },
    { agency_id, client_id: itemAt(clientIds, 0), name: 'Season', value: 'November', ...times },
  ]);
}

async function seedFields(
  { tx, agencyId: agency_id, now }: SeedContext,
  clientIds: readonly number[],
): Promise<void> {
  const times = { created_at: ago(now, 80), updated_at: ago(now, 80) };
  const rows = await tx
    .insert(custom_fields)
    .values([
      { agency_id, key: 'account_manager', name: 'Account manager', ...times },
      { agency_id, key: 'contract_until', name: 'Contract until', type: 'date', ...times },
      {
        agency_id,
        key: 'package',
        name: 'Package',
        type: 'select',
        options: ['Basic', 'Growth', 'Full service'],
        ...times,
      },
    ])
    .returning({ id: custom_fields.id });
  const values = ['Sam Lee', '2027-03-31', 'Growth'];
  await tx.insert(custom_field_values).values(
    rows.map(({ id }, index) => ({
      agency_id,
      client_id: itemAt(clientIds, 0),
      custom_field_id: id,
      value: itemAt(values, index),
    })),
  );
}
