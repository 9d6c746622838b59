import type { TicketRow } from '@adlane/contract/tickets';
import type { Tone } from '@adlane/ui';

type Look = { tone: Tone; text: string };

/** How a ticket's states are shown. */
export const ticketStatusLooks: Readonly<Record<TicketRow['status'], Look>> = {
  OPEN: { tone: 'info', text: 'Open' },
  INPROGRESS: { tone: 'warning', text: 'In progress' },
  DONE: { tone: 'positive', text: 'Done' },
};

/** How a ticket's priorities are shown. */
export const ticketPriorityLooks: Readonly<Record<TicketRow['priority'], Look>> = {
  LOW: { tone: 'neutral', text: 'Low' },
  MEDIUM: { tone: 'info', text: 'Medium' },
  HIGH: { tone: 'negative', text: 'High' },
};

/** 'FEATURE_REQUEST' as people say it: 'Feature request'. */
export function ticketTypeText(type: string): string {
  const words = type.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
