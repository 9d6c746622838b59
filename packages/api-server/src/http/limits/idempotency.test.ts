import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type IdempotencyStore, type KeyedRequest, runOnce } from './idempotency';

const request: KeyedRequest = {
  agency_id: 1,
  actor: 'visitor:1',
  key: 'k',
  call: 'tickets.create',
  request_digest: 'd',
  isSecret: false,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a repeat of a request that still runs is told when to come back', async () => {
  const done = async () => undefined;
  const store: IdempotencyStore = {
    begin: async () => ({ kind: 'running', hasEffect: false }),
    markEffect: done,
    finish: done,
    release: done,
    endWithoutAnswer: done,
  };
  const work = vi.fn();
  const repeated = runOnce(store, request, { work, recall: done }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await repeated).toMatchObject({
    status: 409,
    code: 'REQUEST_RUNNING',
    headers: { 'retry-after': '2' },
  });
  expect(work).not.toHaveBeenCalled();
});
