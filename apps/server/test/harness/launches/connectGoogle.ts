import { ad_accounts, ads, sources, templates } from '@adlane/api-server/schema';
import { googleAdsDemo } from '@adlane/mocks/platforms';
import { findRows, insertRow } from '../../fixtures/rows/rows';
import { buildGoogle } from '../../fixtures/templateForms';
import type { DoublesTest } from '../createDoublesTest';

type TemplateRecord = typeof templates.$inferSelect;
/** The rows that `connectGoogle` created. */
export type GoogleRows = {
  readonly sourceId: number;
  /** Our ids of the demo's customers in order; the first is the default. */
  readonly accountIds: readonly [number, number];
};

/** Connects an agency to the demo's Google user as a sign-in does, with an expired access token. */
export async function connectGoogle(test: DoublesTest, agencyId: number): Promise<GoogleRows> {
  const { user, refreshToken, manager, customers } = googleAdsDemo;
  const source = await insertRow(test.ownerPool, sources, {
    agency_id: agencyId,
    channel: 'google',
    name: user.email,
    external_id: user.id,
    sealed_token: await test.ports.secrets.encrypt('ya29.RUN-OUT'),
    sealed_refresh_token: await test.ports.secrets.encrypt(refreshToken),
    token_expires_at: new Date(test.clock.now().getTime() - 1),
  });
  const insert = async ({ id, name, currency, timeZone }: (typeof customers)[number], isDefault: boolean) => {
    const account = await insertRow(test.ownerPool, ad_accounts, {
      agency_id: agencyId,
      source_id: source.id,
      external_id: id,
      name,
      currency,
      timezone: timeZone,
      is_default: isDefault,
      details: { login_customer_id: manager.id },
    });
    return account.id;
  };
  return {
    sourceId: source.id,
    accountIds: [await insert(customers[0], true), await insert(customers[1], false)],
  };
}

/** Creates an active template with a Google ad for Search: 'Google smiles'. */
export async function addGoogleTemplate(test: DoublesTest, agencyId: number): Promise<void> {
  const where = { agency_id: agencyId, status: 'active' as const };
  const [{ id: _id, ...row }] = (await findRows(test.ownerPool, templates, { where })) as [TemplateRecord];
  const { google } = buildGoogle();
  if (!google) throw new Error('The fixture has no Google ad.');
  google.targetAdTemplateData.googleKeywords.target = ['dentist'];
  await insertRow(test.ownerPool, templates, {
    ...row,
    name: 'Google smiles',
    platforms: ['google'],
    google,
  });
}

/** Creates a Google ad on the double, with its row. */
export async function addGoogleAd(
  test: DoublesTest,
  { agencyId, accountId, clientId = null }: { agencyId: number; accountId: number; clientId?: number | null },
) {
  const [customer] = googleAdsDemo.customers;
  const campaign = test.doubles.google.control.addCampaign(customer.id, { name: 'Search smiles' });
  const ad = await insertRow(test.ownerPool, ads, {
    agency_id: agencyId,
    name: 'Search smiles',
    platform: 'google',
    adlane_type: 'landing_page',
    client_user_id: clientId,
    ad_account_id: accountId,
    campaignId: campaign.id,
    status: 'in review',
    budget_type: 'daily',
    budget: 2500,
    currency: 'USD',
  });
  return { id: ad.id, campaign };
}
