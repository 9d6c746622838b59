import { describe, expect, it } from 'vitest';
import { findLoggedCall } from './findLoggedCall';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 2, 9, 0, seconds)).toISOString();
const call = {
  method: 'POST',
  path: '/api/v1/templates/…/launch',
  status: 502,
  request_id: null,
  at: at(150),
};
const request = (url: string, seconds: number, type = 'POST') => ({ url, type, date: at(seconds) });
const same = 'https://app.adlane.test/api/v1/templates/spring/launch?x=1';

describe('a failed call in the network log of its report', () => {
  it.each([
    ['is the request of its method and path', [request(same, 149)], 0],
    ['may be logged without a host', [request('/api/v1/templates/5/launch', 149)], 0],
    ['is the nearest of several', [request(same, 40), request(same, 148), request(same, 160)], 1],
    ['is two minutes before it at most', [request(same, 30)], 0],
    ['is no older one', [request(same, 29)], undefined],
    ['has its method', [request(same, 149, 'GET')], undefined],
    ['has its path', [request('https://app.adlane.test/api/v1/templates/spring', 149)], undefined],
    [
      'has a time and an address',
      [{ ...request(same, 149), date: 'soon' }, request('http://[', 149)],
      undefined,
    ],
    ['may be missing', [], undefined],
  ] as const)('%s', (_fact, entries, index) => expect(findLoggedCall(call, entries)).toBe(index));
});
