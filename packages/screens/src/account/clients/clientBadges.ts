import type { ClientRow } from '@adlane/contract/account/clients';
import type { StatusBadgeProps } from '@adlane/ui';

/** Badge of each status of a client. */
export const clientStatusBadges: Readonly<Record<ClientRow['status'], StatusBadgeProps>> = {
  active: { tone: 'positive', text: 'Active' },
  inactive: { tone: 'neutral', text: 'Inactive' },
};
