import { describe, expect, it } from 'vitest';
import type { LogFields } from '../ports';
import { notFound } from './problem';
import { toProblem } from './reportError';

function report(error: unknown) {
  const lines: LogFields[] = [];
  const log = { info() {}, warn() {}, error: (fields: LogFields) => void lines.push(fields) };
  const problem = toProblem(error, log, { request_id: 'r', call: 'a.b' });
  return { problem, lines };
}

/** Builds an error as Drizzle wraps the driver's: its message contains the query's values. */
function queryError(code: string): Error {
  const cause = Object.assign(new Error('invalid byte for "hunter2"'), { code });
  return new Error('Failed query: insert … params: hunter2', { cause });
}

describe('toProblem', () => {
  it.each([
    ['23503', 422],
    ['23505', 409],
    ['40001', 409],
    ['22P05', 422],
  ])('says what the caller can do about %s', (code, status) => {
    const { problem, lines } = report(queryError(code));
    expect([problem.status, lines]).toEqual([status, []]);
  });

  it.each(['ECONNREFUSED', '57P01', '08006', '53300', '57014', '55P03'])(
    'says that the database is unavailable at %s',
    (code) => {
      const { problem, lines } = report(queryError(code));
      expect([problem.code, problem.headers['retry-after'], lines.length]).toEqual(['UNAVAILABLE', '5', 1]);
    },
  );

  it('logs an unexpected query error without the query values', () => {
    const { problem, lines } = report(queryError('42P01'));
    expect(problem.code).toBe('INTERNAL');
    expect(lines).toMatchObject([{ request_id: 'r', call: 'a.b', sqlstate: '42P01' }]);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });

  it.each([
    'token=hunter2',
    '{"password":"hunter2"}',
    'Authorization: hunter2',
    'sent Bearer hunter2',
    'api_key=hunter2',
  ])('removes the secret of "%s" from the log and leaves the rest of the line', (text) => {
    const { lines } = report(new Error(`Refused\r\n${text}`));
    expect(JSON.stringify(lines)).not.toContain('hunter2');
    expect(String(lines[0]?.['reason'])).not.toMatch(/[\r\n]/);
  });

  it('passes problems on and accepts values that are not errors', () => {
    const problem = notFound();
    expect(report(problem)).toEqual({ problem, lines: [] });
    expect(report('thrown text').problem.code).toBe('INTERNAL');
  });
});
