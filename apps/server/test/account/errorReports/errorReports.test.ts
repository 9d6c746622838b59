import { projects, tickets as ticketsTable } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { testSite } from '../../harness/testConstants';

const site = testSite('prod');

let test: TestApp;
let restore: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApp({ ports: { site } });
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const readReports = async (app: TestApp, token: string) =>
  (await (await app.request('/api/v1/agency/config', { token })).json()).error_reports;

const report = {
  title: 'Something went wrong please try later',
  description: 'Saving a template failed',
  type: 'BUG',
  priority: 'HIGH',
  user: { id: 1, email: 'agency@adlane.test', name: 'Ann Brooks' },
  customData: {
    pageUrl: 'https://adlane.test/agency/ads?access_token=abc',
    request: {
      url: '/api/v1/login',
      method: 'POST',
      body: { email: 'a@b.test', password: 'hunter2' },
      params: { page: 1 },
    },
    response: { message: 'Technical Problem', access_token: 'abc' },
    timestamp: '2026-11-02T10:00:00.000Z',
    curl: 'curl -H \'Authorization: Bearer abc.def\' -d \'{"password":"hunter2"}\'',
  },
};

type Service = { readonly project: string; readonly token: string };

async function send(
  { project, token }: Service,
  body: object = report,
  headers: Record<string, string> = {},
) {
  const answer = await test.request('/api/v1/error-reports', {
    method: 'POST',
    token,
    headers: { project, ...headers },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}
const tickets = async () =>
  await findRows(test.ownerPool, ticketsTable, {
    where: { title: report.title },
    orderBy: [ticketsTable.id],
  });

describe('error reports', () => {
  it('go to the operator’s project if no service is configured', async () => {
    const service = await readReports(test, await test.as('Agency'));
    expect(service).toMatchObject({
      url: '/api/v1/error-reports',
      token: expect.any(String),
    });
    expect(await readReports(test, await test.as('Client'))).toEqual(service);
    const { status, body } = await send(service);
    expect(status).toBe(201);
    const [ticket] = await tickets();
    expect(ticket).toMatchObject({
      id: body.id,
      type: 'BUG',
      priority: 'HIGH',
      reportedBy: 'agency@adlane.test',
    });
    const listed = await test.request('/api/v1/tickets', { token: await test.as('SuperAdmin') });
    expect(JSON.stringify(await listed.json())).toContain(report.title);
  });

  it('are stored without passwords and tokens', async () => {
    await send(await readReports(test, await test.as('Agency')));
    const stored = JSON.stringify(await tickets());
    expect(stored).not.toMatch(/hunter2|abc\.def|=abc|"abc"/);
    expect(stored).toContain('a@b.test');
  });

  it('are filed once when they are repeated', async () => {
    const service = await readReports(test, await test.as('Agency'));
    const before = (await tickets()).length;
    const key = { 'idempotency-key': 'report-1' };
    const answers = [await send(service, report, key), await send(service, report, key)];
    expect(answers[1]).toEqual(answers[0]);
    expect((await tickets()).length).toBe(before + 1);
  });

  it('are only requested in production, and never from a super admin', async () => {
    expect(await readReports(test, await test.as('SuperAdmin'))).toBeNull();
    const { id } = await findUserByEmail(test.ownerPool, 'agency@adlane.test');
    const acting = await test.request(`/api/v1/subscribers/login/${id}`, {
      method: 'POST',
      token: await test.as('SuperAdmin'),
    });
    expect(await readReports(test, (await acting.json()).access_token)).toBeNull();
    for (const environment of ['dev', 'qa'] as const) {
      const other = await createTestApp({ ports: { site: { ...site, environment } } });
      expect(await readReports(other, await other.as('Agency'))).toBeNull();
      await other.close();
    }
  });

  it('go to the configured service', async () => {
    const errorService = { url: 'https://bugs.test/api', project: 'ads', token: 'from-configuration' };
    const other = await createTestApp({ ports: { site: { ...site, errorService } } });
    expect(await readReports(other, await other.as('Agency'))).toEqual(errorService);
    await other.close();
  });

  it('require the project’s token, which allows nothing else and is stored encrypted', async () => {
    const service = await readReports(test, await test.as('Agency'));
    expect((await send({ ...service, token: 'made-up' })).status).toBe(401);
    expect((await send({ ...service, project: '999' })).status).toBe(401);
    expect((await test.request('/api/v1/me', { token: service.token })).status).toBe(401);
    const rows = await findRows(test.ownerPool, projects);
    expect(JSON.stringify(rows)).not.toContain(service.token);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ type: 'IDEA' }, 'type'],
    [{ priority: 'LOW' }, 'priority'],
  ])('refuse %o', async (change, field) => {
    const service = await readReports(test, await test.as('Agency'));
    const { status, body } = await send(service, { ...report, ...change });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
