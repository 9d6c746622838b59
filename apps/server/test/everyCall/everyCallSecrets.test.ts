import { randomBytes } from 'node:crypto';
import type { Database, Ports } from '@adlane/api-server';
import { createApp } from '@adlane/api-server';
import type { NamedCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeCalls } from '../fixtures/allFixtures';
import { callRequest } from '../fixtures/callRequest';
import { type CallMaker, demandFixture } from '../fixtures/makeCall';
import { tenantRows } from '../fixtures/rows/tenantRows';
import { headersFor } from '../fixtures/tenantCallers';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';
import type { LogLine } from '../harness/createTestApp';

let test: DoublesTest;
let maker: CallMaker;
let failing: ReturnType<typeof createApp>;
const lines: LogLine[] = [];
const secret = `s3cr3t-${randomBytes(8).toString('hex')}`;

/** An error like a database driver's: the query with its values is in the message. */
class DriverError extends Error {
  readonly code = 'XX000';
}

/** Returns a database that identifies the caller and then fails on every query of a handler. */
function failingAfterSignIn(db: Database, isArmed: () => boolean): Database {
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (isArmed())
          throw new DriverError(
            `Failed query: insert into x values ('${secret}') password=${secret}\r\nfake line`,
          );
        return Reflect.apply(value, target, args);
      };
    },
  });
}

let calls = 0;
beforeAll(async () => {
  ({ test, maker } = await createCallsTest(made));
  const write = (level: LogLine['level']) => (fields: object, message: string) => {
    lines.push({ level, message, fields });
  };
  const ports: Ports = {
    ...test.ports,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    db: failingAfterSignIn(test.ports.db, () => {
      calls += 1;
      return calls > 1;
    }),
  };
  failing = createApp(ports);
});
afterAll(() => test.close());

const made = madeCalls.filter(({ call }) => call.access.kind !== 'public');

/** Returns the body with a secret in each of its texts and in one unknown field. */
function withSecret(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ...body, password: secret, access_token: secret }
    : body;
}

async function fail(named: NamedCall): Promise<{ status: number; text: string; id: string | null }> {
  const tenant = maker.tenantFor(named);
  const { rows } = tenantRows(test.ownerPool, tenant.agencyId);
  const input = await demandFixture(named)(rows);
  const { path, method, body } = callRequest(named.call, {
    ...input,
    body: named.call.bodyType === 'multipart' ? input.body : withSecret(input.body),
  });
  const isForm = body instanceof FormData;
  const answer = await failing.request(`${path}${path.includes('?') ? '&' : '?'}access_token=${secret}`, {
    ...(method !== undefined && { method }),
    headers: {
      ...headersFor(named.call.access, tenant),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), id: answer.headers.get('x-request-id') };
}

describe('a failure inside a call', () => {
  it.each(made)(
    '$name reveals no secret to the caller or the log, and has the same id in both',
    async (named) => {
      calls = 0;
      lines.length = 0;
      const { status, text, id } = await fail(named);
      const log = JSON.stringify(lines);
      expect(text).not.toContain(secret);
      expect(log).not.toContain(secret);
      expect(text).not.toMatch(/\bat .*\.ts:\d+|insert into|DriverError/);
      if (status < 500) return;
      expect([status, JSON.parse(text).request_id]).toEqual([500, id]);
      const failures = lines.filter(({ level }) => level === 'error');
      expect(failures.map(({ fields }) => Reflect.get(fields, 'request_id'))).toContain(id);
      // A log entry stays on one line, whatever an error contains.
      expect(log).not.toMatch(/\\r|\\n(?!\s)/);
    },
  );

  it('was triggered in nearly every call', async () => {
    let failures = 0;
    for (const named of made) {
      calls = 0;
      if ((await fail(named)).status === 500) failures += 1;
    }
    expect(failures / made.length).toBeGreaterThan(0.8);
  });
});
