import { adLaunchTypes, facebookCallsToAction } from '@adlane/contract/constants';
import { Box, Card, translate } from '@adlane/ui';
import { RadioGroupField, SelectField, TextField, useFormField } from '@adlane/ui/fields';
import { type ReactNode, useState } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import type { TemplateDraft } from '../../draft/templateDraft';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { translateOptions } from '../../form/translateOptions';
import { LeadFormField } from './LeadFormField';
import { StructureField } from './StructureField';

type AdType = TemplateDraft['templateAdType'];

const typeLabels: Readonly<Record<AdType, string>> = {
  leadform: 'Leads: opens a Facebook form',
  messenger: 'Messenger: opens a conversation',
  landing_page: 'Traffic: opens your landing page',
};
const typeOptions = adLaunchTypes.map((value) => ({ value, label: typeLabels[value] }));

type OfTypeProps = {
  /** Whether the chosen ad type uses the field. */
  isUsed: boolean;
  name: string;
  children: ReactNode;
};

/** A field of one ad type. Its value stays under other types; only one that prevents saving is shown there too. */
function OfType({ isUsed, name, children }: OfTypeProps) {
  const { input, error, finding } = useFormField<unknown>(name);
  const isWrong = Boolean(input.value) && (error ?? finding) !== undefined;
  // A field that is being corrected stays.
  const [wasWrong, setWasWrong] = useState(false);
  const isShown = !isUsed && (isWrong || wasWrong);
  if (wasWrong !== isShown) setWasWrong(isShown);
  return isUsed || isShown ? children : null;
}

type DestinationProps = Omit<EditorTabProps, 'template'> & { adType: AdType };

/** What the chosen type of ad opens. */
function Destination({ adType, readOnly, ...leadForm }: DestinationProps) {
  const isLead = adType === 'leadform';
  const isTraffic = adType === 'landing_page';
  const isMessage = adType === 'messenger';
  return (
    <>
      <OfType isUsed={isLead} name="selectedLeadForm">
        <LeadFormField readOnly={readOnly} {...leadForm} />
      </OfType>
      <OfType isUsed={isLead} name="templateContent.thankYouPage">
        <TextField
          name="templateContent.thankYouPage"
          label={translate('Thank-you page')}
          type="url"
          placeholder="https://"
          hint={translate('Shown after people submit the form.')}
          disabled={readOnly}
        />
      </OfType>
      <OfType isUsed={isTraffic} name="templateContent.landingPageUrl">
        <TextField
          name="templateContent.landingPageUrl"
          label={translate('Landing page URL')}
          type="url"
          placeholder="https://"
          hint={translate('The page the ad opens.')}
          required={isTraffic}
          disabled={readOnly}
        />
      </OfType>
      <OfType isUsed={isMessage} name="templateContent.messageAd">
        <AssistedTextField
          name="templateContent.messageAd"
          label="Greeting"
          hint="The first message of the conversation."
          aiField="messageAd"
          multiline
          rows={2}
          required={isMessage}
          readOnly={readOnly}
        />
      </OfType>
    </>
  );
}

/** The kind of ad, its layout and its destination. */
export function AdCard(props: Omit<EditorTabProps, 'template'>) {
  const { readOnly } = props;
  const { input } = useFormField<AdType>('templateAdType');
  return (
    <Card title={translate('Ad')}>
      <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <RadioGroupField
          name="templateAdType"
          label={translate('Ad type')}
          options={translateOptions(typeOptions)}
          disabled={readOnly}
        />
        <StructureField readOnly={readOnly} />
        <SelectField
          name="templateContent.callToAction"
          label={translate('Call to action')}
          options={translateOptions(facebookCallsToAction)}
          placeholder={translate('Choose one')}
          required
          disabled={readOnly}
        />
        <Destination {...props} adType={input.value} />
      </Box>
    </Card>
  );
}
