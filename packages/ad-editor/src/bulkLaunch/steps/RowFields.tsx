import type { FacebookPage } from '@adlane/contract/ads/sources';
import { getAdDigits } from '@adlane/contract/rules';
import { Box, Heading, IconButton, translate } from '@adlane/ui';
import { MoneyField, SelectField, useFormField } from '@adlane/ui/fields';
import { X } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useAmountsInCurrency } from '../../launch/fields/useAmountsInCurrency';
import { usePageOfAccount } from '../../launch/fields/usePageOfAccount';
import { accountOptions } from '../../launch/LaunchDrawer/AccountStep';
import { describeUse } from '../../launch/lastUse';
import type { LaunchAssets } from '../../launch/launchAssets';
import { listDefaultFirst } from '../../launch/launchForm';
import type { BulkAd, BulkForm, BulkRow } from '../bulkForm';
import { findAccount } from '../changeRows';
import { DetailsButton, RowDetails, useRowProblems } from './RowDetails';
import { rowColumns } from './rowColumns';

export type RowFieldsProps = {
  row: BulkRow;
  /** Its place in the form. */
  index: number;
  assets: LaunchAssets;
  budgetType: BulkForm['budgetType'];
  ad: BulkAd;
  /** Removes the row; absent for the only row. */
  onRemove?: ((row: BulkRow) => void) | undefined;
};

/** A row of the table, or a card. Labels are above the columns of a table. */
const layout = {
  borderWidth: 'line',
  borderRadius: 'l3',
  padding: 4,
  _wideContainer: {
    borderWidth: 0,
    borderBottomWidth: 'line',
    borderRadius: 0,
    paddingInline: 0,
    paddingBlock: 2,
    '& label': { srOnly: true },
  },
};
const cells = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"client remove" "account account" "page page" "budget budget" "location location"',
  _wideContainer: {
    gap: 2,
    gridTemplateColumns: rowColumns,
    gridTemplateAreas: '"client account page budget location remove"',
  },
};

function Cell({ area, children }: { area: string; children: ReactNode }) {
  return (
    <Box minW={0} style={{ gridArea: area }}>
      {children}
    </Box>
  );
}

type MoneyCells = Pick<RowFieldsProps, 'row' | 'assets' | 'budgetType'> & {
  path: string;
  pages: readonly FacebookPage[];
};

/** Who pays and posts, and how much. */
function PayingCells({ row, assets, budgetType, path, pages }: MoneyCells) {
  const account = findAccount(assets, row.adAccountId);
  usePageOfAccount(`${path}.pageId`, pages);
  useAmountsInCurrency([`${path}.budget`], account?.currency);
  return (
    <>
      <Cell area="account">
        <SelectField
          name={`${path}.adAccountId`}
          label={translate('Ad account')}
          placeholder={translate('Choose an ad account')}
          hint={describeUse(account, row.clientId)}
          required
          options={accountOptions(assets.accounts)}
        />
      </Cell>
      <Cell area="page">
        <SelectField
          name={`${path}.pageId`}
          label={translate('Facebook page')}
          placeholder={translate('Choose a page')}
          required
          options={listDefaultFirst(pages).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Cell>
      <Cell area="budget">
        {account ? (
          <MoneyField
            name={`${path}.budget`}
            label={translate(budgetType === 'daily' ? 'Daily budget' : 'Lifetime budget')}
            currency={account.currency}
            digits={getAdDigits(account.currency)}
            required
          />
        ) : null}
      </Cell>
    </>
  );
}

/** One client's launch in a row: who pays and posts, how much, where, and what is in the way. */
export const RowFields = memo(function RowFields(props: RowFieldsProps) {
  const { row, index, assets, budgetType, ad, onRemove } = props;
  const { name } = row;
  const path = `rows[${index}]`;
  const account = findAccount(assets, row.adAccountId);
  const pages = assets.pages.filter((page) => !account || page.source_id === account.source_id);
  const page = pages.find(({ id }) => String(id) === row.pageId);
  const [isOpened, setOpened] = useState(false);
  const problems = useRowProblems(row, ad, page);
  const { error } = useFormField(`${path}.targetAddress`);
  const isOpen = isOpened || error !== undefined;
  return (
    <Box as="section" aria-label={name} minW={0} css={layout}>
      <Box display="grid" gap={4} alignItems="start" css={cells}>
        <Cell area="client">
          <Box display="flex" alignItems="center" minH={10} minW={0}>
            <Heading level={3} size="sm">
              <Box as="span" overflowWrap="anywhere" lineClamp={2} title={name}>
                {name}
              </Box>
            </Heading>
          </Box>
        </Cell>
        <PayingCells row={row} assets={assets} budgetType={budgetType} path={path} pages={pages} />
        <Cell area="location">
          <DetailsButton row={row} isOpen={isOpen} onOpen={setOpened} />
        </Cell>
        <Cell area="remove">
          {onRemove ? (
            <IconButton
              size="sm"
              label={translate('Remove {name}', { name })}
              icon={<X />}
              onClick={() => onRemove(row)}
            />
          ) : null}
        </Cell>
      </Box>
      {problems.length > 0 && !isOpen ? (
        <Box
          as="ul"
          aria-label={translate('Problems of {name}', { name })}
          listStyleType="none"
          mt={2}
          textStyle="xs"
          color="fg.error"
        >
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      ) : null}
      {isOpen ? <RowDetails row={row} path={path} ad={ad} page={page} /> : null}
    </Box>
  );
});
