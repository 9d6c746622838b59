import { CancelledError, HttpError, NetworkError } from '@adlane/api-client';
import { FailedCall, maxFailedCalls } from '@adlane/contract/widget/tickets';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFailedCalls, listFailedCalls, recordFailedCall } from './failedCalls';
import { maskPath } from './maskPath';

const now = new Date('2026-11-30T10:00:00Z');
const facts = { call: 'ads.view', method: 'GET', url: '/api/v1/ads/view/34?token=secret' };
const failure = {
  status: 500,
  body: { message: 'Broken', code: 'INTERNAL' as const },
  retryAfterMs: undefined,
};

beforeEach(clearFailedCalls);

describe('the calls that failed', () => {
  it('are named without query, body and message', () => {
    recordFailedCall(new HttpError(facts, { ...failure, requestId: 'r1' }), now);
    recordFailedCall(new NetworkError(facts, 'timeout'), now);
    recordFailedCall(new CancelledError(facts), now);
    const call = { method: 'GET', path: '/api/v1/ads/view/34', at: '2026-11-30T10:00:00.000Z' };
    expect(listFailedCalls()).toEqual([
      { ...call, status: null, request_id: null },
      { ...call, status: 500, request_id: 'r1' },
    ]);
  });

  it('are as many as a report may name, the latest ones', () => {
    for (let count = 0; count < 2 * maxFailedCalls; count += 1) {
      recordFailedCall(new HttpError({ ...facts, url: `/${count}` }, failure), now);
    }
    const paths = listFailedCalls().map(({ path }) => path);
    expect([paths.length, paths[0]]).toEqual([maxFailedCalls, '/19']);
    expect(listFailedCalls().every((call) => FailedCall.safeParse(call).success)).toBe(true);
  });
});

describe('a path', () => {
  it.each([
    ['/agency/ads/your-ads/templates/12', '/agency/ads/your-ads/templates/12'],
    ['/agency/ve9EPM428h8vShlRW1KT/leads', '/agency/…/leads'],
    ['/api/v1/inbox/files/k2Vt8Qm4Zx7Lc1Wb9Np3', '/api/v1/inbox/files/…'],
    ['/api/v1/clients/abcdefghijklmnopqrstuvwxyzabcd', '/api/v1/clients/…'],
    ['/agency/robin@shop.example', '/agency/…'],
  ])('%s is reported as %s', (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });
});
