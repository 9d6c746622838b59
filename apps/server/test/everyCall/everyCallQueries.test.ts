import type { NamedCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lossesLast, madeCalls } from '../fixtures/allFixtures';
import { callRequest } from '../fixtures/callRequest';
import { listIds, listTableColumns } from '../fixtures/databaseCatalog';
import { listCallers } from '../fixtures/listCallers';
import { listQueryVariants } from '../fixtures/listQueryVariants';
import { type CallMaker, demandFixture } from '../fixtures/makeCall';
import { tenantRows } from '../fixtures/rows/tenantRows';
import { bareColumnSamples } from '../fixtures/sql/bareColumnSamples';
import { collectStatements } from '../fixtures/sql/collectStatements';
import { listBareColumns } from '../fixtures/sql/listBareColumns';
import type { CallHeaders } from '../fixtures/tenantCallers';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

const columns = listTableColumns();
const statements = new Set<string>();
const all = new Set<string>();
let test: DoublesTest;
let maker: CallMaker;

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(madeCalls));
  collectStatements((text) => {
    statements.add(text);
    all.add(text);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
});

/** Makes a reading call once for each parameter of its query, with each of its choices. */
async function readVariants(named: NamedCall, headers: CallHeaders): Promise<void> {
  const { rows } = tenantRows(test.ownerPool, maker.tenantFor(named).agencyId);
  const input = await demandFixture(named)(rows);
  for (const variant of listQueryVariants(named.call)) {
    const query = { ...input.query, ...variant };
    const { path, ...request } = callRequest(named.call, {
      ...input,
      query,
      headers: { ...headers, ...input.headers },
    });
    await (await test.request(path, request)).arrayBuffer();
  }
}

function listMistakes(): string[] {
  return [...statements].flatMap((text) =>
    listBareColumns(text, columns).map((name) => `${name} in ${text}`),
  );
}

// In order: the totals are known after all calls, and calls that delete rows come last.
describe('a column in a subquery', { shuffle: false }, () => {
  it.each(lossesLast(madeCalls))('has its table in every query of $name', async (named) => {
    statements.clear();
    for (const { headers } of await listCallers(maker, named)) {
      if (named.call.method === 'GET') await readVariants(named, headers);
      await maker.make(named, maker.tenantFor(named), { headers });
    }
    await test.jobs.settle().catch(() => undefined);
    expect(listMistakes()).toEqual([]);
  });

  it('has its table in every query of the scheduler', async () => {
    statements.clear();
    // Two days, so that each job is due at its hour.
    for (let hour = 0; hour < 48; hour += 4) {
      test.clock.advance(4 * 60 * 60_000);
      await test.jobs.send('scheduler.tick', {});
      await test.jobs.settle().catch(() => undefined);
    }
    expect(statements.size).toBeGreaterThan(65);
    expect(listMistakes()).toEqual([]);
  });

  it('was searched in nearly all queries of the server', () => {
    expect([...all].filter((text) => /\(\s*select/i.test(text)).length).toBeGreaterThan(400);
    expect(all.size).toBeGreaterThan(1300);
  });

  it('was searched in a database whose tables have no ids in common', async () => {
    const owners = new Map<number, string>();
    for (const [id, table] of await listIds(test.ownerPool)) {
      expect(owners.get(id) ?? table, `${table} ${id}`).toBe(table);
      owners.set(id, table);
    }
    expect(owners.size).toBeGreaterThan(1000);
  });
});

describe('listBareColumns', () => {
  const small = new Map([
    ['sources', new Set(['id', 'status', 'agency_id'])],
    ['accounts', new Set(['id', 'source_id', 'agency_id'])],
  ]);
  it.each(bareColumnSamples)('finds the columns without a table in %s', (sql, found) => {
    expect(listBareColumns(sql, small)).toEqual(found);
  });
});
