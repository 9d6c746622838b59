import type { AdAccount } from '@adlane/contract/ads/sources';
import type { Template } from '@adlane/contract/ads/templates';
import { getAdDigits } from '@adlane/contract/rules';
import { Alert, Box, translate } from '@adlane/ui';
import { MoneyField, RadioGroupField } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import { DeliveryFields } from '../fields/DeliveryFields';
import { budgetTypeOptions, type LaunchForm } from '../launchForm';

export type BudgetStepProps = {
  template: Template;
  /** The chosen account: its currency and time zone are those of the ad. */
  account: AdAccount;
  budgetType: LaunchForm['budgetType'];
  settings: LaunchForm['settings'];
  /** Whether the ads go into an existing ad set. */
  hasAdSet: boolean;
  /** Whether the advanced settings are open; a blocker there opens them too. */
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
};

/** Second step: budget, schedule and places. */
export function BudgetStep(props: BudgetStepProps) {
  const { template, account, budgetType, hasAdSet, ...delivery } = props;
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {hasAdSet ? (
        <Alert tone="info">
          {translate(
            'The existing ad set keeps its budget, schedule, audience and locations. Those below are not sent.',
          )}
        </Alert>
      ) : null}
      <RadioGroupField
        name="budgetType"
        label={translate('Budget')}
        options={translateOptions(budgetTypeOptions)}
        inline
      />
      <MoneyField
        name="budget"
        label={translate(budgetType === 'daily' ? 'Daily budget' : 'Lifetime budget')}
        currency={account.currency}
        digits={getAdDigits(account.currency)}
        required
      />
      <DeliveryFields
        {...delivery}
        adType={template.templateAdType}
        targeting={template.templateTargeting}
        budgetType={budgetType}
        currency={account.currency}
        adAccountId={account.id}
        timeZone={account.timezone}
      />
    </Box>
  );
}
