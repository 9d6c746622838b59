import {
  leadFormLimits,
  leadFormLocales,
  leadFormSharingLabels,
  leadFormSharingTypes,
  leadFormTypeLabels,
  leadFormTypes,
} from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { RadioGroupField, SelectField, TextField } from '@adlane/ui/fields';
import { formatLanguageName } from '../../lookups/languageNames';
import { toLanguageTag } from '../LeadFormPreview/leadFormPhrases';
import { BuilderSection, type SectionProps } from './BuilderSection';

const typeHints = {
  more_volume: 'Quick to submit, especially on phones.',
  high_intent: 'People review their answers before they submit.',
} as const;
const sharingHints = {
  open: 'People can share the form with others.',
  restricted: 'Only people who see the ad can fill it in.',
} as const;

function buildOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  hints: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: `${translate(labels[value])}: ${translate(hints[value])}` }));
}

/** Name, type, sharing and language of a form. */
export function BasicsSection({ readOnly, onPage }: SectionProps) {
  return (
    <BuilderSection title="Form" onPage={onPage}>
      <TextField
        name="name"
        label={translate('Form name')}
        hint={translate('Only you see it.')}
        limit={leadFormLimits.name}
        required
        disabled={readOnly}
      />
      <RadioGroupField
        name="leadFormType"
        label={translate('Form type')}
        options={buildOptions(leadFormTypes, leadFormTypeLabels, typeHints)}
        disabled={readOnly}
      />
      <SelectField
        name="locale"
        label={translate('Language')}
        hint={translate("The language of Facebook's own texts in the form. Your texts are not translated.")}
        options={leadFormLocales.map(({ value, label }) => ({
          value,
          label: formatLanguageName(toLanguageTag(value), label),
        }))}
        disabled={readOnly}
      />
      <RadioGroupField
        name="sharingType"
        label={translate('Sharing')}
        options={buildOptions(leadFormSharingTypes, leadFormSharingLabels, sharingHints)}
        disabled={readOnly}
      />
    </BuilderSection>
  );
}
