import type { ContractHandlers } from '../../../http/contractHandlers';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { type AssetsOf, listAdAccounts, listPages } from '../sources/assets/assetQueries';
import { accountAssetHandlers } from './accountAssetHandlers';
import { checkSource, findBusiness, listBusinesses } from './businessQueries';
import { pageAssetHandlers } from './pageAssetHandlers';
import { paginateList } from './paginateList';

type AssetHandlers = ContractHandlers<'facebookAssets'>;
/** Maximum rows of an answer with whole lists. */
const wholeList = { page: 1, per_page: 500, sort: 'name', order: 'asc' } as const;

/** Assets of a connected Facebook user (ads §7): stored lists to select from, and live data from Facebook. */
export function facebookAssetsHandlers(): AssetHandlers {
  return {
    ...storedHandlers(),
    ...accountAssetHandlers(),
    ...pageAssetHandlers(),
  };
}

type StoredNames = 'accountsAndPages' | 'subAccounts' | 'businessManagers' | 'pages' | 'userAdAccounts';
type BusinessQuery = { readonly source_id: number; readonly business_manager_id?: string | undefined };

/** Stored assets, including those that are not in use. */
function storedHandlers(): Pick<AssetHandlers, StoredNames> {
  return {
    accountsAndPages: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const of = await toChoice(ctx, query);
        const adAccounts = await listAdAccounts(ctx, { ...wholeList, of: of.accounts });
        const pages = await listPages(ctx, { ...wholeList, of: of.pages });
        return { ad_accounts: adAccounts.data, pages: pages.data };
      }),
    subAccounts: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const { accounts } = await toChoice(ctx, query);
        const businesses = await listBusinesses(ctx.tx, call.caller.agency_id, query.source_id);
        const externalIds = accounts.externalIds ?? businesses.flatMap(({ ad_accounts }) => ad_accounts);
        return listAdAccounts(ctx, { ...query, of: { ...accounts, externalIds } });
      }),
    businessManagers: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        await toChoice(ctx, query);
        const businesses = await listBusinesses(ctx.tx, call.caller.agency_id, query.source_id);
        const rows = businesses.map(({ external_id, name, ad_accounts, pages }) => ({
          id: external_id,
          name,
          ad_accounts_count: ad_accounts.length,
          pages_count: pages.length,
        }));
        return paginateList(rows, query);
      }),
    pages: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const { pages } = await toChoice(ctx, query);
        return listPages(ctx, { ...query, of: pages });
      }),
    userAdAccounts: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const { accounts } = await toChoice(ctx, query);
        return listAdAccounts(ctx, { ...query, of: accounts });
      }),
  };
}

/** Returns the assets that a list is about: all of the source, or those of one business manager. */
async function toChoice(
  ctx: UseCaseContext,
  { source_id: sourceId, business_manager_id: businessId }: BusinessQuery,
): Promise<{ readonly accounts: AssetsOf; readonly pages: AssetsOf }> {
  const { tx, caller } = ctx;
  await checkSource(ctx, sourceId);
  const of = { sourceId, isChoice: true };
  if (businessId === undefined) return { accounts: of, pages: of };
  const business = await findBusiness(tx, caller.agency_id, sourceId, businessId);
  return {
    accounts: { ...of, externalIds: business.ad_accounts },
    pages: { ...of, externalIds: business.pages },
  };
}
