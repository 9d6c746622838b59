import { useMemo } from 'react';
import { ComboboxField } from './ComboboxField';
import type { FieldBaseProps } from './useFormField';

/** A country as the API's look-up lists it. */
export type CountryItem = {
  /** ISO 3166-1: 'NZ'. */
  code: string;
  /** As the user reads it. */
  name: string;
};

export type CountryFieldProps = FieldBaseProps<string> & {
  /** All that can be chosen. */
  countries: readonly CountryItem[];
  /** Shown while none is chosen. Default 'Choose a country'. */
  placeholder?: string;
};

/** A country, found by typing its name or code. Its value is the ISO code. */
export function CountryField({ countries, placeholder = 'Choose a country', ...field }: CountryFieldProps) {
  const options = useMemo(
    () => countries.map(({ code, name }) => ({ value: code, label: name, detail: code })),
    [countries],
  );
  return <ComboboxField {...field} options={options} placeholder={placeholder} />;
}
