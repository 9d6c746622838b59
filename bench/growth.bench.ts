import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../apps/server/test/harness/createTestApp';
import budgets from './budgets.json';
import { connectAsSuperuser } from './connectAsSuperuser';
import { fillTenant } from './fillTenant';
import { listRequests } from './listRequests';
import { multiplyTenant } from './multiplyTenant';
import { recordStatements } from './recordStatements';
import { sequentialScans } from './sequentialScans';
import { type Timed, timeRequests } from './timeRequests';

const { agencies, leadsPerAgency, maxP95Ratio, runs, rowsBefore, floorMs } = budgets.growth;

let test: TestApp;
let superuser: pg.Client;
let agencyId: number;
let recorder: ReturnType<typeof recordStatements>;
const requests = listRequests('Agency');
let before: ReadonlyMap<string, Timed>;
let after: ReadonlyMap<string, Timed>;

beforeAll(async () => {
  test = await createTestApp();
  recorder = recordStatements(test.appPool);
  superuser = await connectAsSuperuser(test);
  const token = await test.as('Agency');
  const { rows } = await test.ownerPool.query<{ agency_id: number }>(
    `select agency_id from users where email = 'agency@adlane.test'`,
  );
  agencyId = rows[0]?.agency_id ?? 0;
  await fillTenant(superuser, agencyId, rowsBefore);
  before = await timeRequests(test, recorder, requests, { token, runs });
  await multiplyTenant(superuser, agencyId, agencies);
  after = await timeRequests(test, recorder, requests, { token, runs });
}, 1_800_000);
afterAll(async () => {
  await superuser.end();
  await test.close();
});

describe(`${agencies} agencies of ${leadsPerAgency} leads`, () => {
  it('are what the database holds', async () => {
    const { rows } = await superuser.query(
      'select count(distinct agency_id)::int as agencies, count(*)::int as leads from leads',
    );
    expect(rows[0].leads).toBeGreaterThanOrEqual(agencies * leadsPerAgency);
    expect(rows[0].agencies).toBeGreaterThanOrEqual(agencies);
  });

  it.each(requests)('$name costs one of them no more than it costs an agency alone', ({ name }) => {
    expect(after.get(name)?.failure).toBeUndefined();
    const [alone, among] = [before.get(name)?.p95Ms ?? 0, after.get(name)?.p95Ms ?? 0];
    process.stdout.write(`${name}: ${alone.toFixed(1)} ms alone, ${among.toFixed(1)} ms among ${agencies}\n`);
    expect(among / Math.max(alone, floorMs)).toBeLessThanOrEqual(maxP95Ratio);
  });

  it.each(requests)('$name reads no tenant table from end to end', async ({ name }) => {
    const statements = after.get(name)?.statements ?? [];
    expect(statements.length).toBeGreaterThan(0);
    expect(
      await sequentialScans(test.appPool, statements, { agencyId, scope: '', largerThan: 1_000 }),
    ).toEqual([]);
  });
});
