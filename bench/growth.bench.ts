import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../apps/server/test/harness/createTestApp';
import budgets from './budgets.json';
import { connectAsSuperuser } from './connectAsSuperuser';
import { fillTenant } from './fillTenant';
import { listRequests, type TimedRole } from './listRequests';
import { multiplyTenant } from './multiplyTenant';
import { nameRows } from './nameRows';
import { recordStatements } from './recordStatements';
import { sequentialScans } from './sequentialScans';
import { type Timed, timeRequests } from './timeRequests';

const { agencies, leadsPerAgency, maxP95Ratio, runs, rowsBefore, floorMs } = budgets.growth;

let test: TestApp;
let superuser: pg.Client;
let agencyId: number;
let recorder: ReturnType<typeof recordStatements>;
type Times = ReadonlyMap<string, Timed>;
const roles: readonly TimedRole[] = ['Agency', 'SuperAdmin'];
const requests = roles.flatMap((role) => listRequests(role).map(({ name }) => ({ role, name })));
const before = new Map<string, Timed>();
const after = new Map<string, Timed>();

async function timeAll(into: Map<string, Timed>): Promise<void> {
  for (const role of roles) {
    const named = await nameRows(superuser, agencyId, listRequests(role));
    const times: Times = await timeRequests(test, recorder, named, { token: await test.as(role), runs });
    for (const [name, timed] of times) into.set(name, timed);
  }
}

beforeAll(async () => {
  test = await createTestApp();
  recorder = recordStatements(test.appPool);
  superuser = await connectAsSuperuser(test);
  const { rows } = await test.ownerPool.query<{ agency_id: number }>(
    `select agency_id from users where email = 'agency@adlane.test'`,
  );
  agencyId = rows[0]?.agency_id ?? 0;
  await fillTenant(superuser, agencyId, rowsBefore);
  await timeAll(before);
  await multiplyTenant(superuser, agencyId, agencies);
  await timeAll(after);
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

  it.each(requests)('$name reads no tenant table from end to end', async ({ role, name }) => {
    const statements = after.get(name)?.statements ?? [];
    expect(statements.length).toBeGreaterThan(0);
    expect(
      await sequentialScans(test.appPool, statements, {
        agencyId,
        scope: role === 'SuperAdmin' ? 'operator' : '',
        largerThan: 1_000,
      }),
    ).toEqual([]);
  });
});
