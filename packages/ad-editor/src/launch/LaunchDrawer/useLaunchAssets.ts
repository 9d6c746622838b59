import { useApi } from '@adlane/api-client';
import { useQuery } from '@tanstack/react-query';
import type { LaunchAssets } from '../launchAssets';

/** Accounts and pages of a launch while they load, when they are there, or why they are not. */
export type LoadedAssets = {
  readonly assets: LaunchAssets | undefined;
  /** `null` unless loading failed. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
};

/** Loads the accounts and pages for a Facebook launch, once the drawer is open. */
export function useLaunchAssets(isEnabled: boolean): LoadedAssets {
  const { queries } = useApi();
  const accounts = useQuery({
    ...queries.sources.adAccounts.query({ query: { channel: 'facebook' } }),
    enabled: isEnabled,
  });
  const pages = useQuery({ ...queries.sources.pages.query({ query: {} }), enabled: isEnabled });
  return {
    assets: accounts.data && pages.data && { accounts: accounts.data.data, pages: pages.data.data },
    error: accounts.error ?? pages.error,
    isFetching: accounts.isFetching || pages.isFetching,
    refetch: () => {
      void accounts.refetch();
      void pages.refetch();
    },
  };
}
