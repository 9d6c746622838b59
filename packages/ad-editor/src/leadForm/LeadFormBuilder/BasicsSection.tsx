import {
  leadFormLimits,
  leadFormLocales,
  leadFormSharingLabels,
  leadFormSharingTypes,
  leadFormTypeLabels,
  leadFormTypes,
} from '@adlane/contract/constants';
import { RadioGroupField, SelectField, TextField } from '@adlane/ui/fields';
import { BuilderSection, type SectionProps } from './BuilderSection';

const typeHints = {
  more_volume: 'Quick to submit, especially on phones.',
  high_intent: 'People review their answers before they submit.',
} as const;
const sharingHints = {
  open: 'People can share the form with others.',
  restricted: 'Only people who see the ad can fill it in.',
} as const;

const types = leadFormTypes.map((value) => ({
  value,
  label: `${leadFormTypeLabels[value]}: ${typeHints[value]}`,
}));
const sharing = leadFormSharingTypes.map((value) => ({
  value,
  label: `${leadFormSharingLabels[value]}: ${sharingHints[value]}`,
}));

/** Name, type, sharing and language of a form. */
export function BasicsSection({ readOnly, onPage }: SectionProps) {
  return (
    <BuilderSection title="Form" onPage={onPage}>
      <TextField
        name="name"
        label="Form name"
        hint="Only you see it."
        limit={leadFormLimits.name}
        required
        disabled={readOnly}
      />
      <RadioGroupField name="leadFormType" label="Form type" options={types} disabled={readOnly} />
      <SelectField
        name="locale"
        label="Language"
        hint="The language of Facebook's own texts in the form. Your texts are not translated."
        options={leadFormLocales}
        disabled={readOnly}
      />
      <RadioGroupField name="sharingType" label="Sharing" options={sharing} disabled={readOnly} />
    </BuilderSection>
  );
}
