import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { countryCodes, leadFormCompletionActions, leadFormLimits } from '@adlane/contract/constants';
import { Box, translate } from '@adlane/ui';
import { RadioGroupField, SelectField, TextField, useForm, useFormField } from '@adlane/ui/fields';
import { useEffect, useMemo, useRef } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { translateOptions } from '../../form/translateOptions';
import { formatCountryName } from '../../lookups/countryNames';
import { BuilderSection, type SectionProps } from './BuilderSection';
import { ShownOnError } from './ShownOnError';

type Action = LeadFormForm['completionCallToAction'];

type TargetProps = Pick<SectionProps, 'readOnly'> & { action: Action };

function formatLabel(action: Action): string {
  return leadFormCompletionActions.find(({ value }) => value === action)?.label ?? '';
}

/** The default label follows the button's action until the user writes another one. */
function useButtonTextFollows(action: Action): void {
  const form = useForm<LeadFormForm>();
  const before = useRef(action);
  useEffect(
    function renameUntouchedButton() {
      const last = before.current;
      before.current = action;
      const { values } = form.getState();
      if (last !== action && values.completionCTAButtonText === formatLabel(last)) {
        form.change('completionCTAButtonText', formatLabel(action));
      }
    },
    [form, action],
  );
}

function PhoneFields({ action, readOnly }: TargetProps) {
  const isRequired = action === 'CALL_BUSINESS';
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: formatCountryName(value) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [],
  );
  return (
    <Box display="grid" gap={5} gridTemplateColumns="repeat(auto-fit, minmax(min({sizes.48}, 100%), 1fr))">
      <SelectField
        name="countryCode"
        label={translate('Country')}
        options={countries}
        placeholder={translate('Choose one')}
        required={isRequired}
        disabled={readOnly}
      />
      <TextField
        name="businessPhone"
        label={translate('Phone number')}
        type="tel"
        required={isRequired}
        disabled={readOnly}
      />
    </Box>
  );
}

function AddressField({ action, readOnly }: TargetProps) {
  const isFile = action === 'DOWNLOAD';
  return (
    <TextField
      name="thankYouUrl"
      label={isFile ? translate('File URL') : translate('Website')}
      hint={isFile ? undefined : translate('Leave empty for no button.')}
      type="url"
      placeholder="https://"
      required={isFile}
      disabled={readOnly}
    />
  );
}

const addressNames = ['thankYouUrl'];
const phoneNames = ['businessPhone', 'countryCode'];

/** The fields of the button's type. Values of other types are preserved, and shown if they are invalid. */
function TargetFields(props: TargetProps) {
  const isCall = props.action === 'CALL_BUSINESS';
  const hasAddress = props.action === 'VIEW_WEBSITE' || props.action === 'DOWNLOAD';
  return (
    <>
      {hasAddress ? (
        <AddressField {...props} />
      ) : (
        <ShownOnError names={addressNames}>
          <AddressField {...props} />
        </ShownOnError>
      )}
      {isCall ? (
        <PhoneFields {...props} />
      ) : (
        <ShownOnError names={phoneNames}>
          <PhoneFields {...props} />
        </ShownOnError>
      )}
    </>
  );
}

/** What people read and can do once they have sent the form. */
export function CompletionSection({ readOnly, onPage }: SectionProps) {
  const { input } = useFormField<Action>('completionCallToAction');
  useButtonTextFollows(input.value);
  return (
    <BuilderSection title="Completion" page="completion" onPage={onPage}>
      <AssistedTextField
        name="completionHeadline"
        label="Completion headline"
        limit={leadFormLimits.title}
        aiField="completionHeadline"
        readOnly={readOnly}
      />
      <AssistedTextField
        name="completionDescription"
        label="Completion description"
        rows={3}
        limit={leadFormLimits.description}
        aiField="completionDescription"
        multiline
        readOnly={readOnly}
      />
      <RadioGroupField
        name="completionCallToAction"
        label={translate('Button action')}
        options={translateOptions(leadFormCompletionActions)}
        inline
        disabled={readOnly}
      />
      <AssistedTextField
        name="completionCTAButtonText"
        label="Button text"
        limit={leadFormLimits.title}
        readOnly={readOnly}
      />
      <TargetFields action={input.value} readOnly={readOnly} />
    </BuilderSection>
  );
}
