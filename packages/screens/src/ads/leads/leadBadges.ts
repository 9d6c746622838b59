import type { Lead } from '@adlane/contract/ads/leads';
import type { StatusBadgeProps } from '@adlane/ui';

/** Badge of each status of a lead's delivery to the CRM. */
export const leadDeliveryBadges: Readonly<Record<Lead['delivery_status'], StatusBadgeProps>> = {
  none: { tone: 'neutral', text: 'Not sent' },
  pending: { tone: 'info', text: 'Sending' },
  delivered: { tone: 'positive', text: 'Delivered' },
  failed: { tone: 'negative', text: 'Failed' },
};
