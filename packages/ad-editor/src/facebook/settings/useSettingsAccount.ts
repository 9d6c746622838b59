import { useApi } from '@adlane/api-client';
import type { AdAccount } from '@adlane/contract/ads/sources';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupMeta } from '../../lookups/toPickerStatus';

/** The ad account that look-ups, time zone and currency belong to. */
export type SettingsAccount = {
  readonly accounts: readonly AdAccount[];
  /** The chosen one, else the default, else the only one. */
  readonly account: AdAccount | undefined;
  readonly choose: (id: number) => void;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** Returns the Facebook ad accounts that the user may use, and the selected one. */
export function useSettingsAccount(): SettingsAccount {
  const { queries } = useApi();
  const [chosen, choose] = useState<number>();
  const query = useQuery({
    ...queries.sources.adAccounts.query({ query: { channel: 'facebook' } }),
    meta: lookupMeta,
  });
  const accounts = (query.data?.data ?? []).filter(({ status }) => status === 'Active');
  const account =
    accounts.find(({ id }) => id === chosen) ??
    accounts.find(({ is_default }) => is_default) ??
    (accounts.length === 1 ? accounts[0] : undefined);
  return {
    accounts,
    account,
    choose,
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
