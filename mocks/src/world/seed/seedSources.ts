import { ad_accounts, pages, sources } from '@adlane/api-server/schema';
import type { DemoUser } from '../../platforms';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from './SeedContext';

/** Connects an agency to its person on Facebook's double, whose token the double accepts. Answers the default account. */
export async function seedSources(
  { tx, agencyId, now, encrypt }: SeedContext,
  person: DemoUser,
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
  await tx.insert(pages).values(
    person.pages.map((page, index) => ({
      ...common,
      external_id: page.id,
      name: page.name,
      leadgen_tos_accepted: index === 0,
      is_default: index === 0,
    })),
  );
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
  return itemAt(accounts, 0);
}
