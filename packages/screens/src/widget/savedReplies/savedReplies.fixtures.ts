import type { SavedReply } from '@adlane/contract/widget/savedReplies';

const times = { created_at: '2026-11-02T09:00:00.000Z', updated_at: '2026-11-20T09:00:00.000Z' };

/** Replies of one project and of all of them. */
export const savedRepliesFixture: readonly SavedReply[] = [
  {
    ...times,
    id: 1,
    name: 'Greeting',
    text: 'Hi {visitor.name}, this is {agent.name}. Thank you for writing to us.',
    project_id: null,
    project_name: null,
  },
  {
    ...times,
    id: 2,
    name: 'Invoice of a month',
    text: 'You find every invoice under Settings, Billing. Does that help?',
    project_id: 1,
    project_name: 'Brightside Dental',
  },
  {
    ...times,
    id: 3,
    name: 'Refund',
    text: 'The money is back on your card within five working days.\n\nBest,\n{agent.name}',
    project_id: null,
    project_name: null,
  },
];
