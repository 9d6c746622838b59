import { getAdDigits } from '@adlane/contract/rules';
import { Box, Heading, IconButton, translate } from '@adlane/ui';
import { MoneyField, SelectField } from '@adlane/ui/fields';
import { X } from 'lucide-react';
import { LocationField } from '../../launch/fields/LocationField';
import { useAmountsInCurrency } from '../../launch/fields/useAmountsInCurrency';
import { usePageOfAccount } from '../../launch/fields/usePageOfAccount';
import { accountOptions, PageTerms } from '../../launch/LaunchDrawer/AccountStep';
import { describeUse } from '../../launch/lastUse';
import type { LaunchAssets } from '../../launch/launchAssets';
import { listDefaultFirst } from '../../launch/launchForm';
import type { BulkForm, BulkRow } from '../bulkForm';
import { RowInserts } from './RowInserts';

export type RowFieldsProps = {
  row: BulkRow;
  /** Its place in the form. */
  index: number;
  assets: LaunchAssets;
  budgetType: BulkForm['budgetType'];
  /** The whole form: the ad, whose texts use inserts, and its audience. */
  form: BulkForm;
  /** Removes the row; absent for the only row. */
  onRemove?: (() => void) | undefined;
};

/** Who pays and posts for one client, and how much. */
export function RowFields(props: RowFieldsProps) {
  const { row, index, assets, budgetType, form, onRemove } = props;
  const { accounts } = assets;
  const { name } = row;
  const path = `rows[${index}]`;
  const account = accounts.find(({ id }) => String(id) === row.adAccountId);
  const pages = assets.pages.filter((page) => !account || page.source_id === account.source_id);
  const page = pages.find(({ id }) => String(id) === row.pageId);
  usePageOfAccount(`${path}.pageId`, pages);
  useAmountsInCurrency([`${path}.budget`], account?.currency);
  return (
    <Box as="section" aria-label={name} borderWidth="1px" borderRadius="l3" p={4} minW={0}>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap={3} mb={3} minH={8}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        {onRemove ? (
          <IconButton
            size="sm"
            label={translate('Remove {name}', { name })}
            icon={<X />}
            onClick={onRemove}
          />
        ) : null}
      </Box>
      <Box
        display="grid"
        gap={4}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <SelectField
          name={`${path}.adAccountId`}
          label={translate('Ad account')}
          placeholder={translate('Choose an ad account')}
          hint={describeUse(account, row.clientId)}
          required
          options={accountOptions(accounts)}
        />
        <SelectField
          name={`${path}.pageId`}
          label={translate('Facebook page')}
          placeholder={translate('Choose a page')}
          required
          options={listDefaultFirst(pages).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {account ? (
          <MoneyField
            name={`${path}.budget`}
            label={translate(budgetType === 'daily' ? 'Daily budget' : 'Lifetime budget')}
            currency={account.currency}
            digits={getAdDigits(account.currency)}
            required
          />
        ) : null}
      </Box>
      <Box display="grid" gap={4} mt={4} gridTemplateColumns="minmax(0, 1fr)">
        <LocationField name={`${path}.targetAddress`} targeting={form.templateTargeting} />
        <RowInserts row={row} form={form} />
      </Box>
      {form.templateAdType === 'leadform' && page && !page.leadgen_tos_accepted ? (
        <Box mt={4}>
          <PageTerms page={page} />
        </Box>
      ) : null}
    </Box>
  );
}
