import { useApi } from '@adlane/api-client';
import { defaultCurrency } from '@adlane/contract/constants';
import { useQuery } from '@tanstack/react-query';

/** The Google Ads account for lookups. */
export type GoogleAccount = {
  readonly id: number | undefined;
  readonly name: string | undefined;
  /** ISO 4217; US dollars until an account is known. */
  readonly currency: string;
  readonly isPending: boolean;
};

/** The agency's default Google Ads account, else a client's: audiences and goals are those of an account. */
export function useGoogleAccount(): GoogleAccount {
  const { queries } = useApi();
  const accounts = useQuery({
    ...queries.googleSources.defaultAccounts.query({ query: {} }),
    meta: { statusesShownInPlace: [404, 412, 422, 500] },
  });
  const list = accounts.data?.data ?? [];
  const account = list.find(({ client_user_id }) => client_user_id === null) ?? list[0];
  return {
    id: account?.id,
    name: account?.name,
    currency: account?.currency ?? defaultCurrency,
    isPending: accounts.isPending,
  };
}
