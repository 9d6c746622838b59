import { adLaunchTypes, facebookCallsToAction } from '@adlane/contract/constants';
import { Box, Card, translate } from '@adlane/ui';
import { RadioGroupField, SelectField, TextField, useFormField } from '@adlane/ui/fields';
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

/**
 * The ad's destination. All destinations are stored for any type, because a template can be launched as each
 * of them.
 */
function Destination({ adType, readOnly }: { adType: AdType; readOnly: boolean }) {
  const isTraffic = adType === 'landing_page';
  const isMessage = adType === 'messenger';
  return (
    <>
      <TextField
        name="templateContent.landingPageUrl"
        label={translate('Landing page URL')}
        type="url"
        placeholder="https://"
        hint={translate(isTraffic ? 'The page the ad opens.' : 'Used when launched as a traffic ad.')}
        required={isTraffic}
        disabled={readOnly}
      />
      <TextField
        name="templateContent.thankYouPage"
        label={translate('Thank-you page')}
        type="url"
        placeholder="https://"
        hint={translate('Shown after people submit the form.')}
        disabled={readOnly}
      />
      <AssistedTextField
        name="templateContent.messageAd"
        label="Greeting"
        hint={isMessage ? 'The first message of the conversation.' : 'Used when launched as a message ad.'}
        aiField="messageAd"
        multiline
        rows={2}
        required={isMessage}
        readOnly={readOnly}
      />
    </>
  );
}

/** The kind of ad, its layout and its destination. */
export function AdCard(props: Omit<EditorTabProps, 'template'>) {
  const { readOnly, draftScope, isAgency, insertsHref } = props;
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
        <LeadFormField
          readOnly={readOnly}
          draftScope={draftScope}
          isAgency={isAgency}
          insertsHref={insertsHref}
        />
        <Destination adType={input.value} readOnly={readOnly} />
      </Box>
    </Card>
  );
}
