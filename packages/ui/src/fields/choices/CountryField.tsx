import { useMemo } from 'react';
import { translate } from '../../language/translate';
import type { FieldBaseProps } from '../useFormField';
import { ComboboxField } from './ComboboxField';

/** A country as the API lists it. */
export type CountryItem = {
  /** ISO 3166-1: 'NZ'. */
  code: string;
  /** Name in the user's language. */
  name: string;
};

export type CountryFieldProps = FieldBaseProps<string> & {
  /** Countries to choose from. */
  countries: readonly CountryItem[];
  /**
   * Shown while nothing is selected.
   * @default 'Choose a country'
   */
  placeholder?: string;
};

/** Selects a country by typing its name or code. The value is the ISO code. */
export function CountryField({
  countries,
  placeholder = translate('Choose a country'),
  ...field
}: CountryFieldProps) {
  const options = useMemo(
    () => countries.map(({ code, name }) => ({ value: code, label: name, detail: code })),
    [countries],
  );
  return <ComboboxField {...field} options={options} placeholder={placeholder} />;
}
