import { useApi } from '@adlane/api-client';
import type { Source } from '@adlane/contract/ads/sources';
import { maxPageSize } from '@adlane/contract/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { collectRows } from '../../../shared/lists/collectRows';
import type { Assets } from './assetChoice';

/** Polling interval while assets are being retrieved, in milliseconds. */
const processingIntervalMs = 5000;
/** Shown on the page, in place of the list. */
const shownInPlace = { statusesShownInPlace: [404, 409, 412, 422, 500, 503] };

/** Fetches one connection; polls while its accounts and pages are being retrieved. */
export function useSource(id: number) {
  const { queries } = useApi();
  return useQuery({
    ...queries.sources.view.query({ params: { id } }),
    meta: shownInPlace,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? processingIntervalMs : false),
  });
}

const allPages = { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } as const;

/** Lists business managers of a Facebook connection by name; at most one page. */
export function useBusinesses({ id, channel }: Source) {
  const { queries } = useApi();
  return useQuery({
    ...queries.facebookAssets.businessManagers.query({ query: { ...allPages, source_id: id } }),
    enabled: channel === 'facebook',
    meta: shownInPlace,
  });
}

function useFacebookAssets({ id, channel }: Source, businessId: string | undefined) {
  const { queries } = useApi();
  const business = businessId === undefined ? {} : { business_manager_id: businessId };
  return useQuery({
    ...queries.facebookAssets.accountsAndPages.query({ query: { source_id: id, ...business } }),
    enabled: channel === 'facebook',
    meta: shownInPlace,
  });
}

function useGoogleAssets({ id, channel }: Source) {
  const { client, queries } = useApi();
  const query = { ...allPages, source_id: id, with_unused: 'true' };
  return useQuery({
    queryKey: [...queries.sources.adAccounts.key({ query }), 'every page'],
    queryFn: async ({ signal }): Promise<Assets> => {
      const read = (page: number) => client.sources.adAccounts({ query: { ...query, page } }, { signal });
      return { ad_accounts: await collectRows(read, signal), pages: [] };
    },
    enabled: channel === 'google',
    meta: shownInPlace,
  });
}

/** Fetches everything that a connection reaches, and the part held by the selected business. */
export function useAssets(source: Source, businessId: string | undefined) {
  const facebook = useFacebookAssets(source, undefined);
  const google = useGoogleAssets(source);
  const all = source.channel === 'google' ? google : facebook;
  const ofBusiness = useFacebookAssets(source, source.channel === 'google' ? undefined : businessId);
  return { all, shown: source.channel === 'google' ? google : ofBusiness };
}

/** Returns a check for an existing default ad account on this platform; true if it cannot be loaded. */
export function useHasDefaultAccount(channel: Source['channel']): () => Promise<boolean> {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const options = queries.sources.adAccounts.query({ query: { ...allPages, channel } });
  return () =>
    queryClient.fetchQuery(options).then(
      ({ data }) => data.some(({ is_default }) => is_default),
      () => true,
    );
}

/** Returns a function that refetches everything that depends on used or shared accounts and pages. */
export function useInvalidateAssets(): () => Promise<unknown> {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const { sources, facebookAssets, googleSources, sharing } = queries;
  return () =>
    Promise.all(
      [sources, facebookAssets, googleSources, sharing].map((resource) =>
        queryClient.invalidateQueries({ queryKey: resource.key() }),
      ),
    );
}
