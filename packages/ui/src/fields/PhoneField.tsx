import { Box } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { FieldShell } from '../primitives/FieldShell/FieldShell';
import { Input } from '../primitives/Input/Input';
import { Select } from '../primitives/Select/Select';
import { toE164, toShownPhone } from './phoneNumber';
import { type FieldBaseProps, useFormField } from './useFormField';
import { usePhoneLibrary } from './usePhoneLibrary';

export type PhoneFieldProps = FieldBaseProps<string> & {
  /** ISO code of the country that is chosen while there is no number. Default 'US'. */
  defaultCountry?: string;
  /** BCP 47 tag that countries are named in. Default the browser's. */
  locale?: string;
};

/** What was typed last, and the value that it meant. */
type Draft = { country: string; text: string; value: string };

function useCountryOptions(library: ReturnType<typeof usePhoneLibrary>, locale: string | undefined) {
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale === undefined ? [] : [locale], { type: 'region' });
    const options = (library?.getCountries() ?? []).map((code) => ({
      value: code as string,
      label: `${names.of(code) ?? code} (+${library?.getCountryCallingCode(code) ?? ''})`,
    }));
    return options.sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [library, locale]);
}

/** A phone number with its country. Its value is E.164: '+12133734253'; what is no number stays as it was typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, label, hint, required = false, disabled, validate, defaultCountry = 'US', locale } = props;
  const { input, error } = useFormField<string>(name, { validate });
  const library = usePhoneLibrary();
  const [draft, setDraft] = useState<Draft>();
  const options = useCountryOptions(library, locale);
  const fallback = draft?.country ?? defaultCountry;
  const isDraft = draft !== undefined && draft.value === input.value;
  const stored = library
    ? toShownPhone(library, input.value, fallback)
    : { country: fallback, text: input.value };
  const shown = isDraft ? draft : stored;

  function change(country: string, text: string) {
    const value = library ? toE164(library, { country, text }) : text;
    // A number with a country code in front says its country itself.
    const found =
      library && text.trim().startsWith('+') ? toShownPhone(library, value, country).country : country;
    setDraft({ country: found, text, value });
    input.onChange(value);
  }

  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box display="flex" gap={2}>
          {library ? (
            <Box w="9.5rem" flexShrink={0}>
              <Select
                aria-label={`Country code: ${label}`}
                options={options}
                value={shown.country}
                disabled={disabled}
                onChange={({ target }) => change(target.value, shown.text)}
              />
            </Box>
          ) : null}
          <Input
            {...control}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            // Numbers read from left to right everywhere.
            dir="ltr"
            disabled={disabled}
            value={shown.text}
            onChange={({ target }) => change(shown.country, target.value)}
            onFocus={() => input.onFocus()}
            onBlur={() => {
              // Written as the country writes it once it was left.
              if (library && draft)
                setDraft({ ...draft, ...toShownPhone(library, draft.value, draft.country) });
              input.onBlur();
            }}
          />
        </Box>
      )}
    </FieldShell>
  );
}
