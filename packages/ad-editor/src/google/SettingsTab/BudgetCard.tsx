import { googleBudgetTypes } from '@adlane/contract/constants';
import { getAdDigits } from '@adlane/contract/rules';
import { Box, Card, FieldShell, Input, Select, translate } from '@adlane/ui';
import { MoneyField, useFormField } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import { googlePaths } from '../googlePaths';
import { describeCurrency } from './describeCurrency';
import type { GoogleAccount } from './useGoogleAccount';

type ReadOnly = { readOnly: boolean };

const budgetOptions = googleBudgetTypes.map((value) => ({ value, label: value }));

function BudgetType({ readOnly }: ReadOnly) {
  const { input } = useFormField<string>(`${googlePaths.launch}.budgetType`);
  const value = input.value || googleBudgetTypes[0];
  return (
    <FieldShell
      label={translate('Budget type')}
      hint={
        value === 'Monthly'
          ? translate('Google uses daily budgets only. A monthly budget is divided by the days of the month.')
          : undefined
      }
    >
      {(control) => (
        <Select
          {...control}
          options={translateOptions(budgetOptions)}
          value={value}
          disabled={readOnly}
          onChange={({ target }) => input.onChange(target.value)}
        />
      )}
    </FieldShell>
  );
}

function DayField({
  name,
  label,
  min,
  readOnly,
}: ReadOnly & { name: string; label: string; min?: string | undefined }) {
  const { input, finding } = useFormField<string | null>(`${googlePaths.launch}.${name}`);
  return (
    <FieldShell label={translate(label)} error={finding}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={`${googlePaths.launch}.${name}`}
          value={input.value ?? ''}
          min={min}
          disabled={readOnly}
          onChange={({ target }) => input.onChange(target.value === '' ? null : target.value)}
          onBlur={() => input.onBlur()}
        />
      )}
    </FieldShell>
  );
}

/** Budget and schedule. */
export function BudgetCard({ account, readOnly }: ReadOnly & { account: GoogleAccount }) {
  const { input: start } = useFormField<string | null>(`${googlePaths.launch}.startDate`);
  return (
    <Card
      title={translate('Budget and dates')}
      description={translate('Defaults for a launch; you can change them there.')}
    >
      <Box
        display="grid"
        gap={5}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <MoneyField
          name={`${googlePaths.launch}.adBudget`}
          label={translate('Budget')}
          hint={describeCurrency(account)}
          currency={account.currency}
          digits={getAdDigits(account.currency)}
          emptyValue={null}
          disabled={readOnly}
        />
        <BudgetType readOnly={readOnly} />
        <DayField name="startDate" label="Start date" readOnly={readOnly} />
        <DayField name="endDate" label="End date" min={start.value || undefined} readOnly={readOnly} />
      </Box>
    </Card>
  );
}
