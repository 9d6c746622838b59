import { googleBudgetTypes } from '@adlane/contract/constants';
import { getAdDigits } from '@adlane/contract/rules';
import { Box, FieldShell, Input, Select, translate } from '@adlane/ui';
import { MoneyField, useFormField } from '@adlane/ui/fields';
import { googlePaths } from '../../draft/googlePaths';
import { translateOptions } from '../../form/translateOptions';
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

type DayFieldProps = ReadOnly & {
  name: string;
  label: string;
  hint?: string | undefined;
  min?: string | undefined;
};

function DayField({ name, label, hint, min, readOnly }: DayFieldProps) {
  const { input, finding } = useFormField<string | null>(`${googlePaths.launch}.${name}`);
  return (
    <FieldShell label={translate(label)} hint={hint} error={finding}>
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

export type GoogleBudgetFieldsProps = ReadOnly & {
  /** The account that the budget is an amount of. */
  account: Pick<GoogleAccount, 'currency'>;
  /** Help of the budget, such as whose currency it counts in. */
  amountHint?: string | undefined;
  /** First day of a launch, `2026-11-21`; absent for the defaults of a template, where nothing is required. */
  today?: string | undefined;
};

/** Budget and schedule. */
export function GoogleBudgetFields(props: GoogleBudgetFieldsProps) {
  const { account, readOnly, amountHint, today } = props;
  const isLaunch = today !== undefined;
  const { input: start } = useFormField<string | null>(`${googlePaths.launch}.startDate`);
  return (
    <Box
      display="grid"
      gap={5}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      <MoneyField
        // Another currency reformats the amount.
        key={account.currency}
        name={`${googlePaths.launch}.adBudget`}
        label={translate('Budget')}
        hint={amountHint}
        currency={account.currency}
        digits={getAdDigits(account.currency)}
        emptyValue={null}
        required={isLaunch}
        disabled={readOnly}
      />
      <BudgetType readOnly={readOnly} />
      <DayField
        name="startDate"
        label="Start date"
        hint={isLaunch ? translate('Leave empty to start today.') : undefined}
        min={today}
        readOnly={readOnly}
      />
      <DayField
        name="endDate"
        label="End date"
        hint={isLaunch ? translate('Leave empty to run until you stop it.') : undefined}
        min={start.value || today}
        readOnly={readOnly}
      />
    </Box>
  );
}
