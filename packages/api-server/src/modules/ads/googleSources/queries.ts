import type { AdAccount } from '@adlane/contract/ads/sources';
import { and, eq, sql } from 'drizzle-orm';
import { ad_accounts, client_default_accounts, sources } from '../../../db/schema/ads/sources';
import type { Database } from '../../../ports';
import type { SourceRow } from '../sources/assets/chooseAdAccount';
import { sourceOfAccount } from '../sources/assets/sourceJoins';

/** Finds an account of a source. */
export async function findAccount(
  tx: Database,
  source: SourceRow,
  externalId: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: ad_accounts.id })
    .from(ad_accounts)
    .where(
      and(
        eq(ad_accounts.agency_id, source.agency_id),
        eq(ad_accounts.source_id, source.id),
        eq(ad_accounts.external_id, externalId),
      ),
    );
  return row?.id;
}

const shown = {
  id: ad_accounts.id,
  source_id: ad_accounts.source_id,
  external_id: ad_accounts.external_id,
  name: ad_accounts.name,
  currency: ad_accounts.currency,
  timezone: ad_accounts.timezone,
  status: ad_accounts.status,
  is_used: ad_accounts.is_used,
};

/** Lists the default Google accounts of the agency and of each client, or of one client. */
export async function listGoogleDefaults(
  tx: Database,
  agencyId: number,
  clientId: number | undefined,
): Promise<(AdAccount & { readonly client_user_id: number | null })[]> {
  const ofClients = await tx
    .select({ ...shown, client_user_id: client_default_accounts.client_id })
    .from(client_default_accounts)
    .innerJoin(
      ad_accounts,
      and(
        eq(ad_accounts.agency_id, client_default_accounts.agency_id),
        eq(ad_accounts.id, client_default_accounts.ad_account_id),
      ),
    )
    .where(
      and(
        eq(client_default_accounts.agency_id, agencyId),
        eq(client_default_accounts.channel, 'google'),
        clientId === undefined ? undefined : eq(client_default_accounts.client_id, clientId),
      ),
    )
    .orderBy(client_default_accounts.client_id);
  const own =
    clientId === undefined
      ? await tx
          .select({ ...shown, client_user_id: sql<null>`null` })
          .from(ad_accounts)
          .innerJoin(sources, sourceOfAccount)
          .where(
            and(
              eq(ad_accounts.agency_id, agencyId),
              eq(sources.channel, 'google'),
              eq(ad_accounts.is_default, true),
            ),
          )
      : [];
  return [...own, ...ofClients].map((row) => ({ ...row, is_default: true }));
}
