import { googleAdsDemo } from '@adlane/mocks/platforms';
import type { DoublesTest } from './createDoublesTest';

/** What `connectGoogle` made. */
export type GoogleRows = {
  readonly sourceId: number;
  /** Our ids of the demo's customers, in their order; the first is the default. */
  readonly accountIds: readonly [number, number];
};

/** Connects an agency to the demo's Google user, as signing in would have: its access has run out since. */
export async function connectGoogle(test: DoublesTest, agencyId: number): Promise<GoogleRows> {
  const { user, refreshToken, manager, customers } = googleAdsDemo;
  const source = await test.one(
    `insert into sources (agency_id, channel, name, external_id, sealed_token, sealed_refresh_token, token_expires_at)
     values ($1, 'google', $2, $3, $4, $5, $6) returning id`,
    [
      agencyId,
      user.email,
      user.id,
      await test.ports.secrets.encrypt('ya29.RUN-OUT'),
      await test.ports.secrets.encrypt(refreshToken),
      new Date(test.clock.now().getTime() - 1),
    ],
  );
  const insert = async ({ id, name, currency, timeZone }: (typeof customers)[number], isDefault: boolean) => {
    const row = await test.one(
      `insert into ad_accounts (agency_id, source_id, external_id, name, currency, timezone, is_default, details)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [agencyId, source.id, id, name, currency, timeZone, isDefault, { login_customer_id: manager.id }],
    );
    return Number(row.id);
  };
  return {
    sourceId: Number(source.id),
    accountIds: [await insert(customers[0], true), await insert(customers[1], false)],
  };
}

/** A launched Google ad on the double with its row here. */
export async function addGoogleAd(
  test: DoublesTest,
  { agencyId, accountId, clientId = null }: { agencyId: number; accountId: number; clientId?: number | null },
) {
  const [customer] = googleAdsDemo.customers;
  const campaign = test.doubles.google.control.addCampaign(customer.id, { name: 'Search smiles' });
  const row = await test.one(
    `insert into ads (agency_id, name, platform, adlane_type, client_user_id, ad_account_id, campaign_id, status,
       budget_type, budget, currency)
     values ($1, 'Search smiles', 'google', 'landing_page', $2, $3, $4, 'in review', 'daily', 2500, 'USD') returning id`,
    [agencyId, clientId, accountId, campaign.id],
  );
  return { id: Number(row.id), campaign };
}
