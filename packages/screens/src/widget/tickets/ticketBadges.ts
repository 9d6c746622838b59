import type { TicketRow } from '@adlane/contract/widget/tickets';
import { type Tone, translate } from '@adlane/ui';

type Badge = { tone: Tone; text: string };

/** Badge of each ticket status. */
export const ticketStatusBadges: Readonly<Record<TicketRow['status'], Badge>> = {
  OPEN: { tone: 'info', text: 'Open' },
  INPROGRESS: { tone: 'warning', text: 'In progress' },
  DONE: { tone: 'positive', text: 'Done' },
};

/** Badge of each ticket priority. */
export const ticketPriorityBadges: Readonly<Record<TicketRow['priority'], Badge>> = {
  LOW: { tone: 'neutral', text: 'Low' },
  MEDIUM: { tone: 'info', text: 'Medium' },
  HIGH: { tone: 'negative', text: 'High' },
};

/** Formats a priority as 'High priority'. */
export function formatPriority(priority: TicketRow['priority']): string {
  return translate('{text} priority', { text: translate(ticketPriorityBadges[priority].text) });
}

/** Kinds of tickets that the list can be filtered by. */
export const ticketKinds = ['BUG', 'FEATURE_REQUEST', 'CRASH', 'FEEDBACK', 'RATING', 'SURVEY'] as const;

const kindLabels: readonly string[] = ['Bug', 'Feature request', 'Crash', 'Feedback', 'Rating', 'Survey'];

/** Formats 'FEATURE_REQUEST' as 'Feature request'; a site may send other kinds. */
export function formatTicketType(type: string): string {
  const words = type.replaceAll('_', ' ').toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return kindLabels.includes(label) ? translate(label) : label;
}
