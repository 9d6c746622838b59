import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { lookupMeta } from '../../lookups/toPickerStatus';
import { AccountAssetField } from './AccountAssetField';

export type InstagramFieldProps = {
  /** The ad account that pays: which Instagram accounts there are is its to say. */
  adAccountId: number;
};

/** The Instagram account of the ad (ads §3, selectedInstagram); by default the page's. */
export function InstagramField({ adAccountId }: InstagramFieldProps) {
  const { queries } = useApi();
  const accounts = useQuery({
    ...queries.facebookAssets.instagramAccounts.query({
      query: { ad_account_id: adAccountId, per_page: maxPageSize },
    }),
    meta: lookupMeta,
  });
  return (
    <AccountAssetField
      name="settings.selectedInstagram"
      label="Instagram account"
      adAccountId={adAccountId}
      assets={accounts}
      placeholder="The page"
      hint="Without an Instagram account, the page's name is shown."
      emptyHint="This ad account can't use an Instagram account. The page's name is shown."
      formatLabel={({ name, username }) => `${name} (@${username})`}
    />
  );
}
