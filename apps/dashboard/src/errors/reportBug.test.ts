import { HttpError } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bug, buildBugReport, reportBug } from './reportBug';

const facts = { call: 'leads.list', method: 'GET', url: '/api/v1/leads?page=2' };
const bug: Bug = {
  message: 'Technical Problem',
  error: new HttpError(facts, {
    status: 500,
    body: { message: 'Technical Problem' },
    retryAfterMs: undefined,
  }),
  user: { id: 4, email: 'ava@brooks.example', name: 'Ava Brooks' },
  pageUrl: 'https://ads.example/agency/leads',
  now: new Date('2026-11-24T10:00:00.000Z'),
};
const service = { url: 'https://bugs.example/report', project: '7', token: 'secret' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubFetch(...statuses: (number | 'unreachable')[]) {
  const send = vi.fn(async (_url: string, _request: RequestInit) => {
    const status = statuses.shift() ?? 201;
    if (status === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', send);
  return send;
}

describe('a bug ticket', () => {
  it('names page, request, answer and user in the shape that the server accepts', () => {
    const report = buildBugReport(bug);
    expect(contract.errorReports.create.body.parse(report)).toEqual(report);
    expect(report).toMatchObject({
      title: 'Technical Problem',
      user: { id: 4 },
      customData: {
        request: { url: 'https://ads.example/api/v1/leads', method: 'GET', params: { page: '2' } },
        response: { status: 500, message: 'Technical Problem' },
        curl: "curl -X GET 'https://ads.example/api/v1/leads'",
      },
    });
  });

  it('is sent with the project and the token', async () => {
    const send = stubFetch();
    await reportBug(service, bug);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[1].headers).toMatchObject({ project: '7', authorization: 'Bearer secret' });
  });

  it('is sent again after 5 and after 10 seconds, and not a fourth time', async () => {
    const send = stubFetch(503, 'unreachable', 500);
    const reported = reportBug(service, bug);
    await vi.advanceTimersByTimeAsync(4999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    await reported;
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is not repeated when the service refuses it', async () => {
    const send = stubFetch(422);
    await reportBug(service, bug);
    expect(send).toHaveBeenCalledOnce();
  });
});
