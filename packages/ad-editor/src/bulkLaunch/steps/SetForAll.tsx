import { getAdDigits } from '@adlane/contract/rules';
import { Box, Button, Popover, translate } from '@adlane/ui';
import { Form, MoneyField, SelectField, useForm, useFormState } from '@adlane/ui/fields';
import { useState } from 'react';
import { useAmountsInCurrency } from '../../launch/fields/useAmountsInCurrency';
import { accountOptions } from '../../launch/LaunchDrawer/AccountStep';
import type { LaunchAssets } from '../../launch/launchAssets';
import type { BulkForm, BulkRow } from '../bulkForm';
import { changeAllRows, findAccount } from '../changeRows';

export type SetForAllProps = {
  rows: readonly BulkRow[];
  assets: LaunchAssets;
  budgetType: BulkForm['budgetType'];
  onChange: (rows: readonly BulkRow[]) => void;
};

type Values = { readonly adAccountId?: string; readonly budget?: number };

/** The currency of a budget for all: of the account for all, else of the first row's. */
function findCurrency({ rows, assets }: SetForAllProps, { adAccountId }: Values): string | undefined {
  return findAccount(assets, adAccountId || (rows[0]?.adAccountId ?? ''))?.currency;
}

function ForAllFields(props: SetForAllProps) {
  const { rows, assets, budgetType } = props;
  const form = useForm<Values>();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const currency = findCurrency(props, values);
  useAmountsInCurrency(['budget'], currency);
  return (
    <>
      <SelectField
        name="adAccountId"
        label={translate('Ad account')}
        placeholder={translate('Leave as it is')}
        options={accountOptions(assets.accounts)}
      />
      {currency === undefined ? null : (
        <MoneyField
          name="budget"
          label={translate(budgetType === 'daily' ? 'Daily budget' : 'Lifetime budget')}
          hint={translate('For clients whose ad account pays in {currency}.', { currency })}
          currency={currency}
          digits={getAdDigits(currency)}
        />
      )}
      <Button
        size="sm"
        disabled={!values.adAccountId && values.budget === undefined}
        onClick={() => void form.submit()}
      >
        {translate('Set for {count} clients', { count: rows.length })}
      </Button>
    </>
  );
}

/** Sets the account or the budget of all rows at once. */
export function SetForAll(props: SetForAllProps) {
  const { rows, assets, onChange } = props;
  const [isDone, setDone] = useState(false);

  function apply(values: Values): void {
    const { adAccountId, budget } = values;
    const currency = findCurrency(props, values) ?? '';
    onChange(changeAllRows(rows, { adAccountId: adAccountId || undefined, budget, currency }, assets));
    setDone(true);
  }

  return (
    <Popover
      title={translate('Set for all')}
      align="end"
      trigger={
        <Button variant="secondary" size="sm" onClick={() => setDone(false)}>
          {translate('Set for all')}
        </Button>
      }
    >
      <Form<Values> onSubmit={apply} subscription={{}}>
        {() => (
          <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
            <ForAllFields {...props} />
            <Box as="output" textStyle="sm" color="fg.muted">
              {isDone ? translate('Done.') : null}
            </Box>
          </Box>
        )}
      </Form>
    </Popover>
  );
}
