import type { ListView } from '@adlane/contract/account/listViews';
import { fn } from 'storybook/test';

const view = { list: 'ads', is_shared: false, is_own: true, query: '' } as const;

/** Own views, one of them shared, and one of the team. */
export const savedViews: readonly ListView[] = [
  { ...view, id: 1, name: 'Paused at Facebook' },
  { ...view, id: 2, name: 'Rejected this month', is_shared: true },
  { ...view, id: 3, name: 'Brightside Dental', is_shared: true, is_own: false },
];

export const onOpenBuiltIn = fn();
