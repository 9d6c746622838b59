import type { Subscriber } from '@adlane/contract/account/subscribers';
import { userStatuses } from '@adlane/contract/constants';
import type { StatusBadgeProps } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { subscriptionBadges } from '../../shared/format/planTexts';

const badges: Readonly<Record<Subscriber['status'], StatusBadgeProps>> = {
  active: { tone: 'positive', text: 'Active' },
  inactive: { tone: 'neutral', text: 'Inactive' },
  canceled: { tone: 'negative', text: 'Canceled' },
  archived: { tone: 'neutral', text: 'Archived' },
};

/** Choices of the status filter. */
export const statusChoices = userStatuses.map((value) => ({ value, label: badges[value].text }));

/** Returns the badge of a subscriber; an overdue payment comes before an active account. */
export function getSubscriberBadge(
  row: Pick<Subscriber, 'status' | 'subscription_status'>,
): StatusBadgeProps {
  const isOverdue = row.status === 'active' && row.subscription_status === 'past_due';
  return isOverdue ? subscriptionBadges.past_due : badges[row.status];
}

/** Returns the badge of the rest of a trial. */
export function getTrialBadge(daysLeft: number): StatusBadgeProps {
  if (daysLeft === 0) return { tone: 'negative', text: 'Trial ended' };
  const text = daysLeft === 1 ? '1 day left' : translate('{count} days left', { count: daysLeft });
  return { tone: daysLeft <= lastDays ? 'warning' : 'info', text };
}

/** Days before the end of a trial in which the badge warns. */
const lastDays = 3;
