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
  more_volume: 'Sent with one tap, on phones in particular.',
  high_intent: 'People look over their answers before they send them.',
} as const;
const sharingHints = {
  open: 'Whoever is shown the form by somebody else may fill it in too.',
  restricted: 'Only people whom the ad is aimed at can fill it in.',
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
        hint="What Facebook itself says in the form. Your own texts stay as you write them."
        options={leadFormLocales}
        disabled={readOnly}
      />
      <RadioGroupField name="sharingType" label="Sharing" options={sharing} disabled={readOnly} />
    </BuilderSection>
  );
}
