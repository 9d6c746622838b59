import { asOperator, type Database, type Files, inTenant, type Secrets } from '@adlane/api-server';
import {
  ad_accounts,
  ad_metrics,
  ads,
  clients,
  media,
  sources,
  templates,
  users,
} from '@adlane/api-server/schema';
import type { TemplateMedia } from '@adlane/contract/ads/templates';
import { and, asc, eq } from 'drizzle-orm';
import { type DemoCampaign, googleAdsDemo } from '../../../platforms';
import { demoLogins } from '../../demoLogins';
import { itemAt } from '../../itemAt';
import { ago } from '../../SeedContext';
import { buildGoogleTemplate } from './buildGoogleTemplate';
import { drawSquare } from './drawSquare';
import { googlePlan, googleTemplateName, type PlannedGoogleAd } from './googlePlan';

export type GoogleDemoPorts = {
  readonly now: Date;
  readonly secrets: Pick<Secrets, 'encrypt'>;
  readonly files: Pick<Files, 'put'>;
};
type Context = GoogleDemoPorts & { readonly tx: Database; readonly agencyId: number };

const colors = { background: [224, 242, 241], disc: [0, 121, 107] } as const;
const pictures = [
  { name: 'Dental square.png', size: 1200 },
  { name: 'Brightside logo.png', size: 512 },
] as const;

/**
 * Connects the demo agency to the Google user of the double, with two accounts, a template that can be launched on Google
 * and a few ads. The double gets the same campaigns with `listDemoCampaigns`.
 */
export async function seedGoogleDemo(db: Database, ports: GoogleDemoPorts): Promise<void> {
  const [owner] = await asOperator(db, (tx) =>
    tx.select({ agency_id: users.agency_id }).from(users).where(eq(users.email, demoLogins[0].email)),
  );
  if (!owner) throw new Error('The demo agency is missing.');
  const agencyId = owner.agency_id;
  await inTenant(db, agencyId, async (tx) => {
    const context = { ...ports, tx, agencyId };
    const accountId = await seedAccounts(context);
    await seedTemplate(context);
    await seedAds(context, accountId);
  });
}

async function seedAccounts({ tx, agencyId, now, secrets }: Context): Promise<number> {
  const { user, refreshToken, manager, customers } = googleAdsDemo;
  const times = { created_at: ago(now, 60), updated_at: ago(now, 60) };
  const source = await tx
    .insert(sources)
    .values({
      ...times,
      agency_id: agencyId,
      channel: 'google',
      name: user.email,
      external_id: user.id,
      sealed_token: await secrets.encrypt('ya29.EXPIRED'),
      sealed_refresh_token: await secrets.encrypt(refreshToken),
      // The first call gets a new access token.
      token_expires_at: ago(now, 1),
      connected_at: ago(now, 60),
    })
    .returning({ id: sources.id });
  const accounts = await tx
    .insert(ad_accounts)
    .values(
      customers.map(({ id, name, currency, timeZone }, index) => ({
        ...times,
        agency_id: agencyId,
        source_id: itemAt(source, 0).id,
        external_id: id,
        name,
        currency,
        timezone: timeZone,
        is_default: index === 0,
        details: { login_customer_id: manager.id },
      })),
    )
    .returning({ id: ad_accounts.id });
  return itemAt(accounts, 0).id;
}

async function seedTemplate(context: Context): Promise<void> {
  const { tx, agencyId } = context;
  const ofAgency = eq(media.agency_id, agencyId);
  const landscape = await tx
    .select()
    .from(media)
    .where(and(ofAgency, eq(media.name, 'Dental.png')));
  const [square, logo] = await seedPictures(context);
  const google = buildGoogleTemplate({
    media: [...landscape.map(toTemplateMedia), ...(square ? [square] : [])],
    logos: logo ? [logo] : [],
  });
  await tx
    .update(templates)
    .set({ google, platforms: ['facebook', 'google'] })
    .where(and(eq(templates.agency_id, agencyId), eq(templates.name, googleTemplateName)));
}

async function seedPictures({ tx, agencyId, now, files }: Context): Promise<TemplateMedia[]> {
  const values: (typeof media.$inferInsert)[] = [];
  for (const { name, size } of pictures) {
    const body = await drawSquare(size, colors);
    const file_key = `public/world/${name.toLowerCase().replaceAll(' ', '-')}`;
    await files.put(file_key, { body, type: 'image/png' });
    values.push({
      agency_id: agencyId,
      kind: 'image',
      name,
      url: `/files/${file_key}`,
      file_key,
      type: 'image/png',
      bytes: body.byteLength,
      width: size,
      height: size,
      created_at: ago(now, 50),
      updated_at: ago(now, 50),
    });
  }
  return (await tx.insert(media).values(values).returning()).map(toTemplateMedia);
}

function toTemplateMedia({ id, kind, name, url, width, height }: typeof media.$inferSelect): TemplateMedia {
  return { id, kind, name, url, width: width ?? 0, height: height ?? 0 };
}

async function seedAds({ tx, agencyId, now }: Context, accountId: number): Promise<void> {
  const people = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.agency_id, agencyId))
    .orderBy(asc(clients.id));
  const [template] = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.agency_id, agencyId), eq(templates.name, googleTemplateName)));
  const rows = await tx
    .insert(ads)
    .values(
      googlePlan.map((plan, index) => ({
        agency_id: agencyId,
        name: plan.name,
        platform: 'google' as const,
        adlane_type: 'landing_page' as const,
        template_id: template?.id ?? null,
        client_user_id: people[plan.client]?.id ?? null,
        ad_account_id: accountId,
        campaignId: buildCampaignId(index),
        external_ids: { campaignType: plan.campaignType },
        status: plan.status,
        budget_type: 'daily' as const,
        budget: plan.budget * 100,
        currency: 'USD',
        startTime: ago(now, plan.startedDaysAgo, 2),
        created_at: ago(now, plan.startedDaysAgo, 5),
        updated_at: ago(now, 0, 5),
        refresh_due_at: now,
      })),
    )
    .returning({ id: ads.id });
  await tx
    .insert(ad_metrics)
    .values(rows.flatMap(({ id }, index) => buildMetrics({ agencyId, now }, id, itemAt(googlePlan, index))));
}

function buildMetrics(
  { agencyId, now }: Pick<Context, 'agencyId' | 'now'>,
  adId: number,
  plan: PlannedGoogleAd,
) {
  const stopped = plan.status === 'paused' ? 9 : 0;
  return Array.from({ length: plan.startedDaysAgo - stopped }, (_none, index) => {
    const spend = plan.budget * (80 + ((index * 7) % 20));
    const clicks = Math.round(spend / (90 + ((index * 11) % 40)));
    return {
      agency_id: agencyId,
      ad_id: adId,
      day: ago(now, stopped + index)
        .toISOString()
        .slice(0, 10),
      spend,
      impressions: clicks * (18 + (index % 9)),
      clicks,
      results: Math.round(clicks / 8),
    };
  });
}

function buildCampaignId(index: number): string {
  return `21000000${100 + index}`;
}

/** Lists the demo's campaigns as the double's `addAds` takes them. */
export function listDemoCampaigns(now: Date): DemoCampaign[] {
  const [customer] = googleAdsDemo.customers;
  return googlePlan.map(({ name, campaignType, status, startedDaysAgo, budget }, index) => ({
    campaignId: buildCampaignId(index),
    customerId: customer.id,
    name,
    campaignType,
    budgetMicros: String(budget * 1_000_000),
    status,
    startedAt: ago(now, startedDaysAgo, 2).getTime(),
  }));
}
