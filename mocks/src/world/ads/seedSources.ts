import {
  ad_account_shares,
  ad_accounts,
  business_managers,
  page_shares,
  pages,
  sources,
} from '@adlane/api-server/schema';
import type { DemoUser } from '../../platforms';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';

/**
 * Connects an agency to its user on the Facebook double, and shares the defaults with its first client.
 * Returns the default account.
 */
export async function seedSources(
  { tx, agencyId, now, encrypt }: SeedContext,
  person: DemoUser,
  clientId: number,
): Promise<{ readonly id: number; readonly currency: string }> {
  const connectedAt = ago(now, 95);
  const source = await tx
    .insert(sources)
    .values({
      agency_id: agencyId,
      channel: 'facebook',
      name: person.name,
      external_id: person.id,
      sealed_token: await encrypt(person.token),
      token_expires_at: ago(now, -50),
      connected_at: connectedAt,
      created_at: connectedAt,
      updated_at: connectedAt,
    })
    .returning({ id: sources.id });
  const common = {
    agency_id: agencyId,
    source_id: itemAt(source, 0).id,
    created_at: connectedAt,
    updated_at: connectedAt,
  };
  await tx.insert(business_managers).values(
    person.businesses.map(({ id, name, ...held }) => ({
      ...common,
      external_id: id,
      name,
      ad_accounts: [...held.accounts, ...held.clientAccounts].map((account) => `act_${account}`),
      pages: [...held.pages, ...held.clientPages],
    })),
  );
  const ownPages = await tx
    .insert(pages)
    .values(
      person.pages.map((page, index) => ({
        ...common,
        external_id: page.id,
        name: page.name,
        leadgen_tos_accepted: index === 0,
        is_default: index === 0,
        leads_swept_at: now,
        leads_due_at: now,
      })),
    )
    .returning({ id: pages.id });
  const accounts = await tx
    .insert(ad_accounts)
    .values(
      person.accounts.map(({ id, name, currency, timezone }, index) => ({
        ...common,
        external_id: `act_${id}`,
        name,
        currency,
        timezone,
        is_default: index === 0,
      })),
    )
    .returning({ id: ad_accounts.id, currency: ad_accounts.currency });
  const shared = { agency_id: agencyId, client_id: clientId };
  await tx.insert(ad_account_shares).values({ ...shared, ad_account_id: itemAt(accounts, 0).id });
  await tx.insert(page_shares).values({ ...shared, page_id: itemAt(ownPages, 0).id });
  return itemAt(accounts, 0);
}
