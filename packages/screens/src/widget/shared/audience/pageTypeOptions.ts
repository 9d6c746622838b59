import type { PageRule } from '@adlane/contract/widget/outbound/manage';

/** Options of the comparison of a page's address. */
export const pageTypeOptions: { readonly value: PageRule['pageType']; readonly label: string }[] = [
  { value: 'is', label: 'is' },
  { value: 'isnot', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: 'notcontains', label: 'does not contain' },
  { value: 'startswith', label: 'starts with' },
  { value: 'endswith', label: 'ends with' },
];
