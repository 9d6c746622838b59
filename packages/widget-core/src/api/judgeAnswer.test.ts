import { describe, expect, test } from 'vitest';
import type { ApiResponse } from './createApi';
import { judgeAnswer, type Verdict } from './judgeAnswer';

const bodies = {
  'the expected shape': { fileUrl: 'a' },
  'another shape': { hello: 'world' },
  'a list': [],
  'a page of HTML': undefined,
  nothing: null,
} as const;
const isExpected = (body: unknown) => body === bodies['the expected shape'];

/** Statuses that the same request gets again; every other one may change. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
const statuses = [0, ...Array.from({ length: 500 }, (_, index) => 100 + index)];

function expectVerdict(answer: ApiResponse, verdict: Verdict) {
  expect([answer, judgeAnswer(answer, isExpected)]).toEqual([answer, verdict]);
}

describe.each(Object.entries(bodies))('an answer with %s', (_shape, body) => {
  test.each([
    ['without Retry-After', undefined],
    ['with Retry-After', 3000],
  ])('%s has one verdict for every status', (_what, retryAfterMs) => {
    for (const status of statuses) {
      const answer: ApiResponse = { status, body, ...(retryAfterMs && { retryAfterMs }) };
      if ((status === 200 || status === 201) && isExpected(body)) expectVerdict(answer, 'success');
      else if (isFinal(status) && retryAfterMs === undefined) expectVerdict(answer, 'refusal');
      else expectVerdict(answer, 'later');
    }
  });
});

test('without another shape an object is expected', () => {
  expect(judgeAnswer({ status: 200, body: {} })).toBe('success');
  expect(judgeAnswer({ status: 200, body: [] })).toBe('later');
  expect(judgeAnswer({ status: 200, body: undefined })).toBe('later');
});
