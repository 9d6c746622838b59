import { useMemo, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import { Select } from '../../primitives/Select/Select';
import { type FieldBaseProps, useFormField } from '../useFormField';
import { toE164, toShownPhone } from './phoneNumber';
import { usePhoneLibrary } from './usePhoneLibrary';

export type PhoneFieldProps = FieldBaseProps<string> & {
  /**
   * ISO code of the country that is selected while there is no number.
   * @default 'US'
   */
  defaultCountry?: string;
  /**
   * BCP 47 tag for country names.
   * @default the language of the browser
   */
  locale?: string;
};

/** The last typed text, and the value it was parsed to. */
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

/** Phone number with its country. The value is E.164 ('+12133734253'); other text stays as typed. */
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
    // A number with a country code determines the country.
    const found =
      library && text.trim().startsWith('+') ? toShownPhone(library, value, country).country : country;
    setDraft({ country: found, text, value });
    input.onChange(value);
  }

  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Flex gap={2}>
          {library ? (
            <Box w="9.5rem" flexShrink={0}>
              <Select
                aria-label={translate('Country code: {label}', { label })}
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
            // Phone numbers are always left to right.
            dir="ltr"
            disabled={disabled}
            value={shown.text}
            onChange={({ target }) => change(shown.country, target.value)}
            onFocus={() => input.onFocus()}
            onBlur={() => {
              // Formats the number for its country on blur.
              if (library && draft)
                setDraft({ ...draft, ...toShownPhone(library, draft.value, draft.country) });
              input.onBlur();
            }}
          />
        </Flex>
      )}
    </FieldShell>
  );
}
