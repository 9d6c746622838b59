import { useApi } from '@adlane/api-client';
import type { SharedAsset } from '@adlane/contract/ads/sharing';
import type { Source } from '@adlane/contract/ads/sources';
import { maxPageSize } from '@adlane/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { collectRows } from '../../../shared/lists/collectRows';

/** Ad accounts and pages are shared by the same call. */
export type AssetKind = 'ad_account' | 'page';

/** Ids of the clients that may use an asset, by the asset's id. */
export type Shares = ReadonlyMap<number, readonly number[]>;

function groupById(assets: readonly SharedAsset[]): Shares {
  return new Map(assets.map(({ id, client_user_ids }) => [id, client_user_ids]));
}

/**
 * Lists the clients that may use each ad account or page. Undefined for a client's own connection and without
 * permission to share.
 */
export function useShares(kind: AssetKind, source: Source, mayShare: boolean): Shares | undefined {
  const { client, queries } = useApi();
  const list = kind === 'page' ? 'pages' : 'adAccounts';
  const query = { sort: 'name', order: 'asc', per_page: maxPageSize } as const;
  const shares = useQuery({
    queryKey: [...queries.sharing[list].key({ query }), source.channel],
    queryFn: ({ signal }) =>
      collectRows(
        (page) =>
          kind === 'page'
            ? client.sharing.pages({ query: { ...query, page } }, { signal })
            : client.sharing.adAccounts({ query: { ...query, page, channel: source.channel } }, { signal }),
        signal,
      ),
    select: groupById,
    enabled: mayShare && source.client_user_id === null && !(kind === 'page' && source.channel === 'google'),
  });
  return shares.data;
}
