import { useMemo } from 'react';
import { translate } from '../../language/translate';
import { Combobox } from '../../primitives/Combobox/Combobox';
import type { ComboboxOption } from '../../primitives/Combobox/ComboboxOption';
import { type SearchItems, useAsyncOptions } from '../../primitives/Combobox/useAsyncOptions';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type MultiSelectFieldProps<Item> = FieldBaseProps<readonly Item[]> & {
  /** Converts an item to an option; `value` identifies it. */
  toOption: (item: Item) => ComboboxOption;
  /** Items to choose from. Pass this or `search`. */
  items?: readonly Item[];
  /** Searches for a term, 300 ms after the last keystroke. */
  search?: SearchItems<Item>;
  /** Maximum number of items; shown by the counter. */
  max?: number;
  /** Shown while the input is empty. */
  placeholder?: string;
  /** Shown if nothing matches. */
  emptyText?: string;
};

/** Selects several items of a list or a search. The value is the list of items, in the order of selection. */
export function MultiSelectField<Item>(props: MultiSelectFieldProps<Item>) {
  const { name, label, hint, required = false, disabled = false, validate, toOption, items, search } = props;
  const { max, placeholder, emptyText } = props;
  const { input, error } = useFormField<readonly Item[]>(name, { validate });
  const found = useAsyncOptions(search);
  const chosen: readonly Item[] = Array.isArray(input.value) ? input.value : [];
  const offered = items ?? found.items;
  const options = useMemo(() => offered.map(toOption), [offered, toOption]);
  function change(next: readonly ComboboxOption[]) {
    const known = [...chosen, ...offered];
    input.onChange(next.flatMap(({ value }) => known.find((item) => toOption(item).value === value) ?? []));
  }
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      aside={max === undefined ? null : `${chosen.length}/${max}`}
    >
      {(control) => (
        <Combobox
          {...control}
          label={label}
          multiple
          options={options}
          value={chosen.map(toOption)}
          onChange={change}
          disabled={disabled}
          onBlur={() => input.onBlur()}
          loading={found.loading}
          searchError={found.searchError}
          emptyText={
            search && !found.loading && found.items.length === 0
              ? (emptyText ?? translate('Type to search'))
              : (emptyText ?? translate('Nothing found'))
          }
          {...(search ? { onSearch: found.searchFor } : {})}
          {...(max === undefined ? {} : { max })}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      )}
    </FieldShell>
  );
}
