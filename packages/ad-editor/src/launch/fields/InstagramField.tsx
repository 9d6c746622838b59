import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { FieldShell, Select } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { formatLookupError, lookupMeta } from '../../lookups/toPickerStatus';
import type { ChosenOfAccount } from '../launchForm';

export type InstagramFieldProps = {
  /** The ad account that pays: which Instagram accounts there are is its to say. */
  adAccountId: number;
};

/** The Instagram account of the ad (ads §3, selectedInstagram); by default the page's. */
export function InstagramField({ adAccountId }: InstagramFieldProps) {
  const { queries } = useApi();
  const { input } = useFormField<ChosenOfAccount | null>('settings.selectedInstagram');
  const accounts = useQuery({
    ...queries.facebookAssets.instagramAccounts.query({
      query: { ad_account_id: adAccountId, per_page: maxPageSize },
    }),
    meta: lookupMeta,
  });
  const found = accounts.data?.data ?? [];
  const chosen = input.value || null;
  return (
    <FieldShell
      label="Instagram account"
      hint={
        accounts.isError
          ? formatLookupError(accounts.error)
          : accounts.isSuccess && found.length === 0
            ? "This ad account can't use an Instagram account. The page's name is shown."
            : "Without an Instagram account, the page's name is shown."
      }
    >
      {(control) => (
        <Select
          {...control}
          name="settings.selectedInstagram"
          value={chosen?.adAccountId === adAccountId ? chosen.id : ''}
          placeholder={accounts.isPending ? 'Loading' : 'The page'}
          disabled={found.length === 0}
          options={found.map(({ id, name, username }) => ({ value: id, label: `${name} (@${username})` }))}
          onChange={({ target }) => {
            const account = found.find(({ id }) => id === target.value);
            input.onChange(account ? { id: account.id, name: account.name, adAccountId } : null);
          }}
        />
      )}
    </FieldShell>
  );
}
