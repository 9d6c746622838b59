import type { ContactTest } from '@adlane/contract/widget/contacts';

/** Names of the comparisons. */
export const testOptions: { readonly value: ContactTest; readonly label: string }[] = [
  { value: 'is', label: 'is' },
  { value: 'isnot', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: 'notcontains', label: 'does not contain' },
  { value: 'startswith', label: 'starts with' },
  { value: 'endswith', label: 'ends with' },
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
  { value: 'within', label: 'in the last … days' },
  { value: 'notwithin', label: 'not in the last … days' },
  { value: 'before', label: 'is before' },
  { value: 'after', label: 'is after' },
  { value: 'exists', label: 'is set' },
  { value: 'missing', label: 'is not set' },
];
