import { expect, it } from 'vitest';
import { formatAction } from './formatAction';

it.each([
  ['clients.bulkDelete', 'Clients: bulk delete'],
  ['smartInserts.update', 'Smart inserts: update'],
  ['ads.facebookCampaignStatus', 'Ads: facebook campaign status'],
  ['auth.login', 'Signed in'],
  ['launches.resubmit', 'Corrected and resubmitted'],
  ['imports', 'Imports'],
])('the action %s is shown as %j', (action, expected) => {
  expect(formatAction(action)).toBe(expected);
});
