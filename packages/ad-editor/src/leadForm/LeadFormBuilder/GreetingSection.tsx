import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { leadFormImageLabels, leadFormImageSources, leadFormLimits } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { CheckboxField, RadioGroupField, useFormField } from '@adlane/ui/fields';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { translateOptions } from '../../form/translateOptions';
import { BuilderSection, type SectionProps } from './BuilderSection';
import { PictureField } from './PictureField';
import { ShownOnError } from './ShownOnError';

const sources = leadFormImageSources.map((value) => ({ value, label: leadFormImageLabels[value] }));

function GreetingFields({ readOnly }: Pick<SectionProps, 'readOnly'>) {
  const { input: source } = useFormField<LeadFormForm['backgroundImage']>('backgroundImage');
  return (
    <>
      <AssistedTextField
        name="greetingTitle"
        label="Greeting headline"
        limit={leadFormLimits.title}
        required
        aiField="greetingTitle"
        readOnly={readOnly}
      />
      <AssistedTextField
        name="greetingDescription"
        label="Greeting description"
        hint="Explain the benefit in a sentence or two."
        rows={3}
        limit={leadFormLimits.description}
        aiField="greetingDescription"
        multiline
        readOnly={readOnly}
      />
      <RadioGroupField
        name="backgroundImage"
        label={translate('Picture')}
        options={translateOptions(sources)}
        inline
        disabled={readOnly}
      />
      {source.value === 'uploaded_image' ? (
        <PictureField readOnly={readOnly} />
      ) : (
        <ShownOnError names={pictureNames}>
          <PictureField readOnly={readOnly} />
        </ShownOnError>
      )}
    </>
  );
}

const greetingNames = ['greetingTitle', 'greetingDescription', 'bgMedia'];
const pictureNames = ['bgMedia'];

/** What people read before the questions. */
export function GreetingSection({ readOnly, onPage }: SectionProps) {
  const { input } = useFormField<boolean>('isGreetingEnable');
  return (
    <BuilderSection
      title="Greeting"
      description="Shown before the questions."
      page="greeting"
      onPage={onPage}
    >
      <CheckboxField name="isGreetingEnable" label={translate('Show a greeting')} disabled={readOnly} />
      {input.value ? (
        <GreetingFields readOnly={readOnly} />
      ) : (
        <ShownOnError names={greetingNames}>
          <GreetingFields readOnly={readOnly} />
        </ShownOnError>
      )}
    </BuilderSection>
  );
}
