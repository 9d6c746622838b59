import { launchObjectives } from '@adlane/contract/constants';
import { needsEuDeclaration } from '@adlane/contract/rules';
import type { Template } from '@adlane/contract/templates';
import { Box, Button } from '@adlane/ui';
import { DateTimeField, getIn, SelectField, useFormState } from '@adlane/ui/fields';
import { Settings2 } from 'lucide-react';
import { isAdvancedSetting, isForConversions, type LaunchForm } from '../launchForm';
import { AdvancedSettingsDrawer } from './AdvancedSettingsDrawer';
import { ConversionFields } from './ConversionFields';
import { CountriesField } from './CountriesField';
import { EuDeclarationFields } from './EuDeclarationFields';

export type DeliveryFieldsProps = {
  adType: Template['templateAdType'];
  budgetType: LaunchForm['budgetType'];
  settings: LaunchForm['settings'];
  /** Of the account that pays. */
  currency: string;
  /** The account that pays; absent where several do. */
  adAccountId?: number | undefined;
  /** IANA zone that the dates are read in. */
  timeZone: string;
  /** Whether the advanced settings are open; a blocker there opens them too. */
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
};

/** Shows errors of the advanced settings while they are closed, so that users see why the launch does not continue. */
function AdvancedProblem() {
  const { errors, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const found: object = (errors && submitFailed && getIn(errors, 'settings')) || {};
  const [message] = Object.entries(found)
    .filter(([name]) => isAdvancedSetting(`settings.${name}`))
    .flatMap(([, messages]: [string, unknown]) => messages);
  if (typeof message !== 'string') return null;
  return (
    <Box role="alert" mt={1.5} textStyle="xs" color="fg.error" fontWeight="medium">
      {`Advanced settings: ${message}`}
    </Box>
  );
}

/** Goal, schedule and places of an ad in the form of a launch; the budget is a separate field. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { adType, budgetType, settings, currency, timeZone, isAdvancedOpen, onAdvanced } = props;
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  return (
    <>
      <SelectField
        name="optimization_goal"
        label="Optimize for"
        options={launchObjectives[adType].goals}
        required
      />
      {isForConversions(values) ? <ConversionFields adAccountId={props.adAccountId} /> : null}
      <DateTimeField
        name="startTime"
        label="Start"
        hint="Leave empty to start immediately."
        timeZone={timeZone}
      />
      <DateTimeField
        name="endTime"
        label="End"
        required={budgetType === 'lifetime'}
        {...(budgetType === 'daily' ? { hint: 'Leave empty to run until you stop it.' } : {})}
        timeZone={timeZone}
      />
      <CountriesField name="countries" />
      {needsEuDeclaration(values.countries) ? <EuDeclarationFields /> : null}
      <Box>
        <Button variant="secondary" startIcon={<Settings2 />} onClick={() => onAdvanced(true)}>
          Advanced settings
        </Button>
        <AdvancedProblem />
      </Box>
      <AdvancedSettingsDrawer
        open={isAdvancedOpen}
        onClose={() => onAdvanced(false)}
        adType={adType}
        currency={currency}
        settings={settings}
        adAccountId={props.adAccountId}
      />
    </>
  );
}
