import { useApi } from '@adlane/api-client';
import type { Source } from '@adlane/contract/ads/sources';
import { maxPageSize } from '@adlane/contract/constants';
import { useQuery } from '@tanstack/react-query';

/** Ads shown on the dashboard; a link leads to the others. */
const maxShown = 5;
const needsReconnect = ({ status }: Source) => status === 'inactive' || status === 'canceled';

/** Fetches the ads and connections that cannot go on without the user. */
export function useAttention() {
  const { queries } = useApi();
  const ads = useQuery(queries.ads.list.query({ query: { status: 'attention needed', per_page: maxShown } }));
  const sources = useQuery(queries.sources.list.query({ query: { page: 1, per_page: maxPageSize } }));
  const broken = (sources.data?.data ?? []).filter(needsReconnect);
  return {
    ads,
    /** Disconnected accounts. */
    broken,
    isPending: ads.isPending || sources.isPending,
    isEmpty: ads.data?.data.length === 0 && broken.length === 0,
  };
}
