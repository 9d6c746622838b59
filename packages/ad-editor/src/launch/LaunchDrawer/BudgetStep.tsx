import type { AdAccount, Template } from '@adlane/contract';
import { Box, Button } from '@adlane/ui';
import { DateTimeField, MoneyField, RadioGroupField, SelectField } from '@adlane/ui/fields';
import { Settings2 } from 'lucide-react';
import { type LaunchForm, optimizationGoalsOf } from '../launchForm';
import { AdvancedSettingsDrawer } from './AdvancedSettingsDrawer';
import { CountriesField } from './CountriesField';

export type BudgetStepProps = {
  template: Template;
  /** The chosen account: its currency and time zone are those of the ad. */
  account: AdAccount;
  budgetType: LaunchForm['budgetType'];
  settings: LaunchForm['settings'];
  /** Whether the advanced settings are open; a blocker there opens them too. */
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
};

const budgetTypeOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'lifetime', label: 'Lifetime' },
];

/** Second step: what it costs, when it runs and where it is seen. */
export function BudgetStep(props: BudgetStepProps) {
  const { template, account, budgetType, settings, isAdvancedOpen, onAdvanced } = props;
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
      <Box>
        <Button variant="secondary" startIcon={<Settings2 />} onClick={() => onAdvanced(true)}>
          Advanced settings
        </Button>
      </Box>
      <AdvancedSettingsDrawer
        open={isAdvancedOpen}
        onClose={() => onAdvanced(false)}
        template={template}
        currency={account.currency}
        settings={settings}
      />
    </Box>
  );
}
