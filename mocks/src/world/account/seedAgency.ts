import { client_permissions, clients, users } from '@adlane/api-server/schema';
import type { DemoUser } from '../../platforms';
import type { PlannedAd } from '../ads/adPlan';
import { seedAds } from '../ads/seedAds';
import { seedCrm } from '../ads/seedCrm';
import { seedLeadForms } from '../ads/seedLeadForms';
import { seedLeads } from '../ads/seedLeads';
import { seedMedia } from '../ads/seedMedia';
import { seedSources } from '../ads/seedSources';
import { seedTemplates } from '../ads/seedTemplates';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { seedRecords } from '../seedRecords';
import type { WorldAgency } from './agencies';
import { seedBilling } from './seedBilling';
import { seedNotifications } from './seedNotifications';

/** Related data that an agency starts with. */
export type AgencyParts = {
  readonly person: DemoUser;
  readonly ads: readonly PlannedAd[];
  readonly leadCount: number;
  /** Index of the client with a CRM; none unless given. */
  readonly crmClient?: number;
  readonly categoryIds: ReadonlyMap<string, number>;
};

async function seedClients(
  { tx, agencyId, now }: SeedContext,
  agency: WorldAgency,
): Promise<readonly number[]> {
  const rows = await tx
    .insert(clients)
    .values(
      agency.clients.map(({ permissions: _granted, ...client }, index) => ({
        agency_id: agencyId,
        ...client,
        created_at: ago(now, 90 - index * 10),
        updated_at: ago(now, 10 + index),
      })),
    )
    .returning({ id: clients.id });
  const ids = rows.map(({ id }) => id);
  await tx.insert(client_permissions).values(
    agency.clients.map(({ permissions }, index) => ({
      agency_id: agencyId,
      client_id: ids[index] ?? 0,
      ...Object.fromEntries(permissions.map((key) => [key, true])),
    })),
  );
  return ids;
}

async function seedUsers(
  context: SeedContext,
  agency: WorldAgency,
  clientIds: readonly number[],
): Promise<void> {
  const { tx, agencyId, now, passwordHash } = context;
  const common = {
    agency_id: agencyId,
    password_hash: passwordHash,
    email_verified_at: ago(now, 120),
    onboarding_step: 'FINISHED' as const,
    created_at: ago(now, 120),
    updated_at: ago(now, 15),
  };
  await tx.insert(users).values([
    {
      ...common,
      ...agency.owner,
      entity_type: 'Agency' as const,
      business_name: agency.name,
      phone: agency.phone,
      location: agency.location,
    },
    ...agency.clients.map(
      ({ business_name, first_name, last_name, email, phone, location, niche }, index) => ({
        ...common,
        entity_type: 'Client' as const,
        client_id: clientIds[index] ?? null,
        business_name,
        first_name,
        last_name,
        email,
        phone,
        location,
        niche,
      }),
    ),
  ]);
}

/** Inserts an agency with everything it owns, within its tenant. */
export async function seedAgency(
  context: SeedContext,
  agency: WorldAgency,
  parts: AgencyParts,
): Promise<void> {
  const clientIds = await seedClients(context, agency);
  await seedUsers(context, agency, clientIds);
  await seedBilling(context, agency);
  const account = await seedSources(context, parts.person, itemAt(clientIds, 0));
  const media = await seedMedia(context);
  const leadForm = await seedLeadForms(context, agency.clients);
  const templateIds = await seedTemplates(context, {
    categoryIds: parts.categoryIds,
    mediaIds: media.ids,
    leadForm,
  });
  await seedRecords(context, agency, { clientIds, templateIds });
  const ads = await seedAds(context, { templateIds, clientIds, account, thumbnails: media.urls }, parts.ads);
  const crm =
    parts.crmClient === undefined ? undefined : await seedCrm(context, itemAt(clientIds, parts.crmClient));
  await seedLeads(context, { ads, crm, count: parts.leadCount });
  await seedNotifications(context);
}
