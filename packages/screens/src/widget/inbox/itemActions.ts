import type { InboxRow } from '@adlane/contract/widget/inbox';
import type { TicketPerson } from '@adlane/contract/widget/tickets';
import { ticketPriorities, ticketStatuses } from '@adlane/contract/widget/tickets';
import { translate } from '@adlane/ui';
import { formatPriority, ticketStatusBadges } from '../tickets/ticketBadges';
import type { ItemValues } from './useItemChanges';

/** Identifies an item in lists. */
export function toItemKey({ kind, id }: Pick<InboxRow, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

/** Formats a number of items: '1 item', '3 items'. */
export function formatItems(count: number): string {
  return translate(count === 1 ? '1 item' : '{count} items', { count });
}

/** A change that a menu offers. */
export type ItemAction = {
  readonly value: string;
  readonly label: string;
  readonly values: ItemValues | (() => ItemValues);
  /** Toast text for a number of items. */
  readonly success: (items: string) => string;
};

/** Lists the statuses as changes. */
export function listStatusActions(): readonly ItemAction[] {
  return ticketStatuses.map((value) => {
    const status = translate(ticketStatusBadges[value].text).toLowerCase();
    return {
      value: `status-${value}`,
      label: translate('Mark as {status}', { status }),
      values: { status: value },
      success: (items) => translate('{items} marked as {status}.', { items, status }),
    };
  });
}

/** Lists the priorities as changes. */
export function listPriorityActions(): readonly ItemAction[] {
  return ticketPriorities.map((priority) => ({
    value: `priority-${priority}`,
    label: formatPriority(priority),
    values: { priority },
    success: (items) => translate('Priority of {items} changed.', { items }),
  }));
}

/** Lists the people as changes of the assignee. */
export function listAssignActions(people: readonly TicketPerson[]): readonly ItemAction[] {
  return [
    ...people.map(({ id, name }) => ({
      value: `assign-${id}`,
      label: translate('Assign to {name}', { name }),
      values: { assignee_id: id },
      success: (items: string) => translate('{items} assigned to {name}.', { items, name }),
    })),
    {
      value: 'assign-none',
      label: translate('Remove the assignee'),
      values: { assignee_id: null },
      success: (items) => translate('Assignee of {items} removed.', { items }),
    },
  ];
}

const hourMs = 60 * 60 * 1000;

/** Returns 9:00 local time a number of days ahead. */
function atNine(now: Date, days: number): Date {
  const time = new Date(now);
  time.setDate(time.getDate() + days);
  time.setHours(9, 0, 0, 0);
  return time;
}

const snoozeTimes: readonly { readonly label: string; readonly getUntil: (now: Date) => Date }[] = [
  { label: 'Snooze for 1 hour', getUntil: (now) => new Date(now.getTime() + hourMs) },
  { label: 'Snooze for 4 hours', getUntil: (now) => new Date(now.getTime() + 4 * hourMs) },
  { label: 'Snooze until tomorrow, 9:00', getUntil: (now) => atNine(now, 1) },
  { label: 'Snooze until Monday, 9:00', getUntil: (now) => atNine(now, (8 - now.getDay()) % 7 || 7) },
  { label: 'Snooze for a month', getUntil: (now) => atNine(now, 30) },
];

/** Times until which an item can be snoozed, counted from the selection. */
export function listSnoozeActions(): readonly ItemAction[] {
  return snoozeTimes.map(({ label, getUntil }) => ({
    value: label,
    label: translate(label),
    values: () => ({ snoozed_until: getUntil(new Date()).toISOString(), is_unread: false }),
    success: (items) => translate('{items} snoozed.', { items }),
  }));
}
