import { Box } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { ComboboxField } from './ComboboxField';
import { CountryField, type CountryItem } from './CountryField';
import { TextField } from './TextField';
import { useFormField, type Validate } from './useFormField';

/** Where the parts of an address live in the form; parts without a name are not asked for. */
export type AddressNames = {
  /** Street and number. */
  street?: string;
  /** Town. */
  city?: string;
  /** Zip or postal code. */
  zip?: string;
  /** State or province. */
  state?: string;
  /** Country, by its ISO code. */
  country: string;
};

export type AddressFieldProps = {
  /** Names the group: 'Business address'. */
  label: string;
  /** Where the parts live in the form. */
  names: AddressNames;
  /** All countries that can be chosen. */
  countries: readonly CountryItem[];
  /** States or provinces of a country, by ISO code; none makes the state a line to type in. */
  statesOf: (country: string, signal: AbortSignal) => Promise<readonly CountryItem[]>;
  /** Marks all parts but the state. */
  required?: boolean;
  /** Shown but not to be changed. */
  disabled?: boolean;
  /** The rule of each part. */
  validate?: Validate<string>;
};

function useStates(country: string, statesOf: AddressFieldProps['statesOf']): readonly CountryItem[] {
  const [known, setKnown] = useState<{ country: string; states: readonly CountryItem[] }>();
  useEffect(
    function loadStates() {
      if (country === '') return;
      const controller = new AbortController();
      const storeStates = (states: readonly CountryItem[]) => {
        if (!controller.signal.aborted) setKnown({ country, states });
      };
      // Without an answer the state is typed.
      statesOf(country, controller.signal).then(storeStates, () => storeStates([]));
      return () => controller.abort();
    },
    [country, statesOf],
  );
  return known?.country === country ? known.states : [];
}

/** An address: country first, then what that country has. Its values are texts of the form; states are stored by code where they are known. */
export function AddressField(props: AddressFieldProps) {
  const { label, names, countries, statesOf, required = false, disabled = false, validate } = props;
  const id = useId();
  const { input: country } = useFormField<string>(names.country);
  const states = useStates(country.value, statesOf);
  const part = { required, disabled, ...(validate ? { validate } : {}) };
  return (
    <Box role="group" aria-labelledby={id} display="grid" gap={4}>
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <CountryField {...part} name={names.country} label="Country" countries={countries} />
      {names.street ? (
        <TextField {...part} name={names.street} label="Street and number" autoComplete="street-address" />
      ) : null}
      <Box display="grid" gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }}>
        {names.city ? (
          <TextField {...part} name={names.city} label="City" autoComplete="address-level2" />
        ) : null}
        {names.zip ? (
          <TextField {...part} name={names.zip} label="Zip code" autoComplete="postal-code" />
        ) : null}
      </Box>
      {names.state && states.length > 0 ? (
        <ComboboxField
          name={names.state}
          label="State or province"
          disabled={disabled}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      {names.state && states.length === 0 ? (
        <TextField
          name={names.state}
          label="State or province"
          autoComplete="address-level1"
          disabled={disabled}
        />
      ) : null}
    </Box>
  );
}
