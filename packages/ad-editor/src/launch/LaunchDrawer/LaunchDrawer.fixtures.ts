import { contract } from '@adlane/contract';
import { HttpResponse, http } from 'msw';
import { fn } from 'storybook/test';
import { storyLaunch } from '../../story/storyLaunch';

export const keys = fn();

export const bodies = fn();

export const launches = http.post(`*${contract.launches.facebook.path}`, async ({ request }) => {
  keys(request.headers.get('idempotency-key'));
  bodies(await request.json());
  return HttpResponse.json(storyLaunch('running'), { status: 202 });
});

export const blockers = [
  { field: 'templateContent.headlines.1.value', message: 'Emojis are not allowed.' },
  { field: 'budget', message: 'The daily budget is too low.' },
  { field: 'templateMedia', message: 'Please select at least one image or video.' },
  { field: 'settings.bidAmount', message: 'This field is required.' },
];
