import { createListCollection, type ListCollection } from '@ark-ui/react/collection';
import type { ComboboxOption } from './ComboboxOption';

/** Returns options as Ark's collection, which moves the highlight by keys and skips disabled options. */
export function toCollection(options: readonly ComboboxOption[]): ListCollection<ComboboxOption> {
  return createListCollection({
    items: options,
    itemToValue: ({ value }) => value,
    itemToString: ({ label }) => label,
    isItemDisabled: ({ disabled = false }) => disabled,
    groupBy: ({ group = '' }) => group,
  });
}
