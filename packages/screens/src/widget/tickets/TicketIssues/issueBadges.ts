import type { TicketIssue } from '@adlane/contract/widget/tickets/issues';
import type { Tone } from '@adlane/ui';

/** Badge of an issue: its status in the tracker's words, once it is known. */
export function getIssueBadge({ status, status_name }: TicketIssue): { tone: Tone; text: string } {
  switch (status) {
    case 'PENDING':
      return { tone: 'neutral', text: 'Pending' };
    case 'FAILED':
      return { tone: 'negative', text: 'Failed' };
    case 'DONE':
      return { tone: 'positive', text: status_name ?? 'Done' };
    case 'OPEN':
      return { tone: 'info', text: status_name ?? 'Open' };
  }
}
