import type { AdAccount, Template } from '@adlane/contract';
import { Box } from '@adlane/ui';
import { DateTimeField, MoneyField, RadioGroupField, SelectField } from '@adlane/ui/fields';
import { type LaunchForm, optimizationGoalsOf } from '../launchForm';
import { CountriesField } from './CountriesField';

export type BudgetStepProps = {
  template: Template;
  /** The chosen account: its currency and time zone are those of the ad. */
  account: AdAccount;
  budgetType: LaunchForm['budgetType'];
};

const budgetTypeOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'lifetime', label: 'Lifetime' },
];

/** Second step: what it costs, when it runs and where it is seen. */
export function BudgetStep({ template, account, budgetType }: BudgetStepProps) {
  const zone = { timeZone: account.timezone };
  return (
    <Box display="grid" gap={5}>
      <RadioGroupField name="budgetType" label="Budget" options={budgetTypeOptions} inline />
      <MoneyField
        name="budget"
        label={budgetType === 'daily' ? 'Amount a day' : 'Amount in all'}
        currency={account.currency}
        required
      />
      <SelectField
        name="optimization_goal"
        label="Optimize for"
        options={optimizationGoalsOf(template.templateAdType)}
        required
      />
      <DateTimeField name="startTime" label="Start" hint="Leave it empty to start at once." {...zone} />
      <DateTimeField
        name="endTime"
        label="End"
        required={budgetType === 'lifetime'}
        {...(budgetType === 'daily' ? { hint: 'Leave it empty to run until you stop it.' } : {})}
        {...zone}
      />
      <CountriesField name="countries" />
    </Box>
  );
}
