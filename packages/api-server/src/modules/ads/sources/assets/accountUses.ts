import type { AdAccountRow } from '@adlane/contract/ads/sources';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { clients } from '../../../../db/schema/account/clients';
import { ads } from '../../../../db/schema/ads/ads';
import { launches } from '../../../../db/schema/ads/launches';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { getOwnerClient } from '../../../account/access/visibility';
import { type AssetQuery, listAdAccounts } from './assetQueries';

type Use = AdAccountRow['used_for'][number] & { readonly ad_account_id: number | null };

/** Lists the account and the page of each client's latest ad per platform. */
async function listUses({ tx, caller }: ReadContext): Promise<Use[]> {
  if (getOwnerClient(caller) !== null) return [];
  return tx
    .selectDistinctOn([clients.id, ads.platform], {
      ad_account_id: ads.ad_account_id,
      client_user_id: clients.id,
      name: clients.business_name,
      page_id: launches.page_id,
    })
    .from(ads)
    .innerJoin(clients, and(eq(clients.agency_id, ads.agency_id), eq(clients.id, ads.client_user_id)))
    .leftJoin(launches, and(eq(launches.agency_id, ads.agency_id), eq(launches.id, ads.launch_id)))
    .where(
      and(eq(ads.agency_id, caller.agency_id), isNotNull(ads.ad_account_id), ne(clients.status, 'archived')),
    )
    .orderBy(clients.id, ads.platform, desc(ads.created_at), desc(ads.id));
}

/** Lists ad accounts with the clients that each was used for last, so that a launch for one begins with its account. */
export async function listAccountRows(ctx: ReadContext, query: AssetQuery) {
  const page = await listAdAccounts(ctx, query);
  const uses = (await listUses(ctx)).sort((one, other) => one.name.localeCompare(other.name));
  const data = page.data.map(
    (account): AdAccountRow => ({
      ...account,
      used_for: uses
        .filter(({ ad_account_id }) => ad_account_id === account.id)
        .map(({ client_user_id, name, page_id }) => ({ client_user_id, name, page_id })),
    }),
  );
  return { ...page, data };
}
