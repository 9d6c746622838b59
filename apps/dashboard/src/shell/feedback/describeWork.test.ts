import { WorkContext } from '@adlane/contract/widget/tickets';
import { expect, it } from 'vitest';
import { describeWork } from './describeWork';

it.each([
  ['/agency/ads/your-ads/templates/12', { template_id: 12, ad_id: null }],
  ['/agency/ads/manage/34', { template_id: null, ad_id: 34 }],
  ['/agency/leads/5', { template_id: null, ad_id: null }],
])('names what is open on %s', (path, ids) => {
  const work = describeWork({ group: 'Brooks Growth', subscription: null }, path);
  expect(work).toEqual({ agency: 'Brooks Growth', is_trial: true, page: path, ...ids, failed_calls: [] });
  expect(WorkContext.safeParse(work).success).toBe(true);
});
