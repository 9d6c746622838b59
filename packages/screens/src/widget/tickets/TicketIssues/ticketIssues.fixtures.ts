import type { TicketIssue, TicketIssues } from '@adlane/contract/widget/tickets/issues';

const date = '2026-11-02T08:00:00.000Z';
const issue: TicketIssue = {
  id: 1,
  ticket_id: 7,
  tracker_id: 1,
  kind: 'github',
  label: '#12',
  url: 'https://github.com/brightside/booking/issues/12',
  title: 'The total shows NaN',
  status: 'OPEN',
  status_name: 'Open',
  error: null,
  checked_at: date,
  created_at: date,
  updated_at: date,
};

/** A ticket with issues of three trackers: open, done and failed. */
export const ticketIssuesFixture: TicketIssues = {
  data: [
    issue,
    {
      ...issue,
      id: 2,
      tracker_id: 2,
      kind: 'linear',
      label: 'ENG-7',
      url: 'https://linear.app/brightside/issue/ENG-7',
      status: 'DONE',
      status_name: 'Done',
    },
    {
      ...issue,
      id: 3,
      tracker_id: 3,
      kind: 'jira',
      label: null,
      url: null,
      status: 'FAILED',
      status_name: null,
      checked_at: null,
      error: 'The tracker was disconnected before this issue was created.',
    },
  ],
  trackers: [
    { id: 1, kind: 'github', target: 'brightside/booking', target_name: 'brightside/booking', problem: null },
    { id: 2, kind: 'linear', target: 'ENG', target_name: 'Engineering', problem: null },
    { id: 4, kind: 'jira', target: 'BOOK', target_name: 'Booking', problem: null },
  ],
  draft: { title: 'The total shows NaN', description: 'I selected two items, and the total was NaN.' },
};
