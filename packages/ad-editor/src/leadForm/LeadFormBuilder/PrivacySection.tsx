import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { leadFormLimits, privacyPolicyPlaceholder } from '@adlane/contract/constants';
import { Box, Button, Checkbox, IconButton, Text, translate } from '@adlane/ui';
import { CheckboxField, TextField, useForm, useFormField } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { BuilderSection, type SectionProps } from './BuilderSection';

type Consents = LeadFormForm['disclaimerConsent'];

function findNextId(consents: Consents): number {
  return consents.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

function ConsentFields({ readOnly }: Pick<SectionProps, 'readOnly'>) {
  const { input } = useFormField<Consents>('disclaimerConsent');
  const { error } = useFormField<undefined>('disclaimerConsentList');
  const consents = input.value || [];
  const errorId = useId();
  return (
    <Box
      role="group"
      aria-label={translate('Consents')}
      display="grid"
      gap={4}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {consents.map((consent, index) => (
        <Box
          key={consent.id}
          borderWidth="line"
          borderRadius="l2"
          bg="bg.subtle"
          p={3}
          display="grid"
          gap={3}
        >
          <AssistedTextField
            name={`disclaimerConsent[${index}].text`}
            label={translate('Consent {number}', { number: index + 1 })}
            multiline
            rows={2}
            limit={leadFormLimits.consentText}
            required
            readOnly={readOnly}
          />
          <Box display="flex" alignItems="center" justifyContent="space-between" gap={2}>
            <CheckboxField
              name={`disclaimerConsent[${index}].isRequired`}
              label={translate('Required')}
              disabled={readOnly}
            />
            {readOnly ? null : (
              <IconButton
                size="sm"
                label={translate('Delete consent {number}', { number: index + 1 })}
                icon={<Trash2 />}
                onClick={() => input.onChange(consents.filter(({ id }) => id !== consent.id))}
              />
            )}
          </Box>
        </Box>
      ))}
      {error ? (
        <Text id={errorId} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {translate(error)}
        </Text>
      ) : null}
      {readOnly ? null : (
        <Box>
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Plus />}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            disabled={consents.length >= leadFormLimits.consents}
            onClick={() =>
              input.onChange([...consents, { id: findNextId(consents), text: '', isRequired: false }])
            }
          >
            {translate('Add consent')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Disclaimer({ readOnly }: Pick<SectionProps, 'readOnly'>) {
  const form = useForm<LeadFormForm>();
  const { input: title } = useFormField<string>('disclaimerTitle');
  const { input: text } = useFormField<string>('disclaimerText');
  const { input: consents } = useFormField<Consents>('disclaimerConsent');
  const isFilled = title.value !== '' || text.value !== '' || consents.value.length > 0;
  const [isOpen, setOpen] = useState(isFilled);
  const isShown = isOpen || isFilled;

  function toggle(): void {
    setOpen(!isShown);
    if (!isShown) return;
    form.batch(() => {
      form.change('disclaimerTitle', '');
      form.change('disclaimerText', '');
      form.change('disclaimerConsent', []);
    });
  }

  return (
    <>
      <Checkbox
        label={translate('Add a custom disclaimer')}
        checked={isShown}
        disabled={readOnly}
        onChange={toggle}
      />
      {isShown ? (
        <>
          <AssistedTextField
            name="disclaimerTitle"
            label="Disclaimer title"
            limit={leadFormLimits.title}
            required
            readOnly={readOnly}
          />
          <AssistedTextField
            name="disclaimerText"
            label="Disclaimer text"
            limit={leadFormLimits.disclaimerText}
            required
            multiline
            readOnly={readOnly}
          />
          <ConsentFields readOnly={readOnly} />
        </>
      ) : null}
    </>
  );
}

/** The privacy policy, and what people consent to. */
export function PrivacySection({ readOnly, onPage }: SectionProps) {
  const { input } = useFormField<string>('privacyPolicyUrl');
  const isInsert = input.value.trim() === privacyPolicyPlaceholder;
  return (
    <BuilderSection title="Privacy" page="privacy" onPage={onPage}>
      <Box display="grid" gap={2}>
        <TextField
          name="privacyPolicyUrl"
          label={translate('Privacy policy')}
          hint={
            isInsert
              ? translate("At launch, the client's privacy policy is filled in from their business profile.")
              : translate('Facebook requires a privacy policy URL.')
          }
          placeholder="https://"
          required
          disabled={readOnly}
        />
        {readOnly || isInsert ? null : (
          <Box>
            <Button variant="ghost" size="sm" onClick={() => input.onChange(privacyPolicyPlaceholder)}>
              {translate('Use each client’s policy')}
            </Button>
          </Box>
        )}
      </Box>
      <Disclaimer readOnly={readOnly} />
    </BuilderSection>
  );
}
