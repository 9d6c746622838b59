import type { Template } from '@adlane/contract/ads/templates';
import { bidStrategyValues, launchObjectives } from '@adlane/contract/constants';
import { listBidStrategies, listFacebookPlaces } from '@adlane/contract/rules';
import { Box, Button, translate } from '@adlane/ui';
import { DateTimeField, getIn, SelectField, useFormState } from '@adlane/ui/fields';
import { Settings2 } from 'lucide-react';
import { translateOptions } from '../../form/translateOptions';
import {
  findConversionGoal,
  isForConversions,
  isShownInEu,
  type LaunchForm,
  needsVerifiedIdentities,
} from '../launchForm';
import { isAdvancedSetting } from '../stepByField';
import { AdvancedSettingsDrawer } from './AdvancedSettingsDrawer';
import { ConversionFields } from './ConversionFields';
import { CountriesField } from './CountriesField';
import { EuDeclarationFields } from './EuDeclarationFields';
import { LocationField, type LocationFieldProps } from './LocationField';
import { useFittingChoice } from './useFittingChoice';
import { VerifiedIdentityFields } from './VerifiedIdentityFields';

export type DeliveryFieldsProps = {
  adType: Template['templateAdType'];
  /** The template's places, which the launch may replace; absent where each client has its own. */
  targeting?: LocationFieldProps['targeting'] | undefined;
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
      {translate('Advanced settings: {message}', { message: translate(message) })}
    </Box>
  );
}

/** Goal, schedule and places of an ad in the form of a launch; the budget is a separate field. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { adType, targeting, budgetType, settings, currency, timeZone, isAdvancedOpen, onAdvanced } = props;
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  useFittingChoice('settings.bidStrategy', listBidStrategies(values.optimization_goal), bidStrategyValues[0]);
  const places = values.targetAddress ?? (targeting ? listFacebookPlaces(targeting) : []);
  const hasPlaces = places.some(({ mode }) => mode === 'include');
  const placesHint = hasPlaces
    ? translate('Only the locations above are targeted. Countries are used for legal declarations.')
    : undefined;
  return (
    <>
      <SelectField
        name="optimization_goal"
        label={translate('Optimize for')}
        options={translateOptions(launchObjectives[adType].goals)}
        required
      />
      {isForConversions(values) ? (
        <ConversionFields adAccountId={props.adAccountId} goal={findConversionGoal(values)} />
      ) : null}
      <DateTimeField
        name="startTime"
        label={translate('Start')}
        hint={translate('Leave empty to start immediately.')}
        timeZone={timeZone}
      />
      <DateTimeField
        name="endTime"
        label={translate('End')}
        required={budgetType === 'lifetime'}
        {...(budgetType === 'daily' ? { hint: translate('Leave empty to run until you stop it.') } : {})}
        timeZone={timeZone}
      />
      {targeting ? <LocationField name="targetAddress" targeting={targeting} /> : null}
      <CountriesField name="countries" hint={placesHint} />
      {isShownInEu(values, targeting) ? <EuDeclarationFields /> : null}
      {needsVerifiedIdentities(values, targeting) ? <VerifiedIdentityFields /> : null}
      <Box>
        <Button variant="secondary" startIcon={<Settings2 />} onClick={() => onAdvanced(true)}>
          {translate('Advanced settings')}
        </Button>
        <AdvancedProblem />
      </Box>
      <AdvancedSettingsDrawer
        open={isAdvancedOpen}
        onClose={() => onAdvanced(false)}
        adType={adType}
        goal={values.optimization_goal}
        hasCampaign={Boolean(values.campaign)}
        currency={currency}
        settings={settings}
        adAccountId={props.adAccountId}
      />
    </>
  );
}
