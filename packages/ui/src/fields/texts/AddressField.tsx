import { useEffect, useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { ComboboxField } from '../choices/ComboboxField';
import { CountryField, type CountryItem } from '../choices/CountryField';
import { useFormField, type Validate } from '../useFormField';
import { TextField } from './TextField';

/** Form names of the address parts; parts without a name are left out. */
export type AddressNames = {
  /** Street and number. */
  street?: string;
  /** City. */
  city?: string;
  /** Zip or postal code. */
  zip?: string;
  /** State or province. */
  state?: string;
  /** Country, by its ISO code. */
  country: string;
};

export type AddressFieldProps = {
  /** Title of the group: 'Business address'. */
  label: string;
  /** Form names of the parts. */
  names: AddressNames;
  /** Countries to choose from. */
  countries: readonly CountryItem[];
  /** Loads the states or provinces of a country (ISO code); an empty list makes the state a text field. */
  loadStates: (country: string, signal: AbortSignal) => Promise<readonly CountryItem[]>;
  /** Marks all parts except the state as required. */
  required?: boolean;
  /** Shown but not editable. */
  disabled?: boolean;
  /** Validates each part. */
  validate?: Validate<string>;
};

function useStates(country: string, loadStates: AddressFieldProps['loadStates']): readonly CountryItem[] {
  const [known, setKnown] = useState<{ country: string; states: readonly CountryItem[] }>();
  useEffect(
    function updateStates() {
      if (country === '') return;
      const controller = new AbortController();
      const storeStates = (states: readonly CountryItem[]) => {
        if (!controller.signal.aborted) setKnown({ country, states });
      };
      // If the request fails, the state is a text field.
      loadStates(country, controller.signal).then(storeStates, () => storeStates([]));
      return () => controller.abort();
    },
    [country, loadStates],
  );
  return known?.country === country ? known.states : [];
}

/** Edits an address, country first. The values are strings of the form; known states are stored by code. */
export function AddressField(props: AddressFieldProps) {
  const { label, names, countries, loadStates, required = false, disabled = false, validate } = props;
  const id = useId();
  const { input: country } = useFormField<string>(names.country);
  const states = useStates(country.value, loadStates);
  const part = { required, disabled, ...(validate ? { validate } : {}) };
  return (
    <Grid role="group" aria-labelledby={id} gap={4}>
      <Box id={id} textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <CountryField {...part} name={names.country} label={translate('Country')} countries={countries} />
      {names.street ? (
        <TextField
          {...part}
          name={names.street}
          label={translate('Street and number')}
          autoComplete="street-address"
        />
      ) : null}
      <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }}>
        {names.city ? (
          <TextField {...part} name={names.city} label={translate('City')} autoComplete="address-level2" />
        ) : null}
        {names.zip ? (
          <TextField {...part} name={names.zip} label={translate('Zip code')} autoComplete="postal-code" />
        ) : null}
      </Grid>
      {names.state && states.length > 0 ? (
        <ComboboxField
          name={names.state}
          label={translate('State or province')}
          disabled={disabled}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      {names.state && states.length === 0 ? (
        <TextField
          name={names.state}
          label={translate('State or province')}
          autoComplete="address-level1"
          disabled={disabled}
        />
      ) : null}
    </Grid>
  );
}
