import type { PossibleMatches } from '@adlane/contract/widget/people';

/** A guest who typed the email of a customer, another device that claims the customer's id, and a ticket. */
export const possibleMatches: PossibleMatches = {
  contacts: [
    {
      id: 12,
      name: 'Maya Ortiz',
      email: 'maya@brightside-dental.example',
      userId: 'user-101',
      is_proven: false,
      tickets: 1,
      last_seen_at: '2026-11-02T08:30:00.000Z',
      reasons: ['user_id', 'email', 'reported_by'],
    },
    {
      id: 15,
      name: null,
      email: null,
      userId: null,
      is_proven: false,
      tickets: 2,
      last_seen_at: '2026-10-28T16:05:00.000Z',
      reasons: ['reported_by'],
    },
  ],
  tickets: [{ id: 81, title: 'Invoice is blank', created_at: '2026-10-20T09:58:00.000Z' }],
};

export const noMatches: PossibleMatches = { contacts: [], tickets: [] };
