import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BulkField, bulkFields, bulkRequest, copyRow } from '../fixtures/bulkFields';
import { callRequest } from '../fixtures/callRequest';
import { getTable } from '../fixtures/databaseCatalog';
import { databaseDigest, tenantDigest } from '../fixtures/databaseDigest';
import { getPart, withPart } from '../fixtures/listFields';
import type { CallMaker } from '../fixtures/makeCall';
import { findRow } from '../fixtures/rows/rows';
import { neverAnId } from '../fixtures/rows/tenantRows';
import { headersFor } from '../fixtures/tenantCallers';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(bulkFields.map(({ named }) => named)));
});
afterAll(() => test.close());

type Answer = {
  readonly status: number;
  readonly errors: readonly (readonly [field: string, text: string])[];
};

/** Sends a bulk call as its caller, with these ids in its list. */
async function send(field: BulkField, ids: readonly number[]): Promise<Answer> {
  const { call } = field.named;
  const tenant = maker.tenantFor(field.named);
  const { input } = await bulkRequest(test.ownerPool, field, tenant);
  const { path, ...request } = callRequest(call, {
    ...input,
    body: withPart(input.body, field.path, ids),
    headers: { ...headersFor(call.access, tenant) },
  });
  const answer = await test.request(path, request);
  const { errors = {} }: { errors?: Record<string, string[]> } = await answer.json();
  return {
    status: answer.status,
    errors: Object.entries(errors).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)),
  };
}

/** Creates as many rows of the caller as the call accepts and returns their ids. */
async function ownIds(field: BulkField, count: number): Promise<number[]> {
  const { row } = await bulkRequest(test.ownerPool, field, maker.tenantFor(field.named));
  return copyRow(test.ownerPool, row, count);
}

/**
 * Finds ids that the caller may not use: one of another agency, if the table has tenants, and one that does
 * not exist.
 */
async function foreignIds(field: BulkField): Promise<number[]> {
  const { row } = await bulkRequest(test.ownerPool, field, maker.tenantFor(field.named));
  const table = getTable(row.table);
  const { agency_id, id } = getTableColumns(table);
  if (!agency_id || !id) return [neverAnId];
  const where = eq(agency_id, maker.callers.second.agencyId);
  const theirs = await findRow(test.ownerPool, table, { where, orderBy: [id] });
  return [Number(theirs['id']), neverAnId];
}

/** Counts the rows of every table except those that record requests. */
async function countRows(): Promise<Record<string, number>> {
  const digest = await databaseDigest(test.ownerPool);
  return Object.fromEntries(
    Object.entries(digest).map(([table, text]) => [table, Number.parseInt(text, 10)]),
  );
}

/** Computes by how much the number of rows of each table changes. */
async function growth(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows();
  await work();
  await test.jobs.settle();
  const after = await countRows();
  return Object.fromEntries(
    Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)]),
  );
}

const fieldName = ({ path }: BulkField) => path.join('.');
const named = bulkFields.map((field) => ({ name: `${field.named.name} ${fieldName(field)}`, field }));
const ofField = (field: BulkField, { errors }: Answer) =>
  errors.filter(([name]) => name === fieldName(field) || name.startsWith(`${fieldName(field)}.`));

describe.each(named)('bulk call $name', ({ field }) => {
  it('refuses the whole list if one of eleven ids is foreign, and names only that one', async () => {
    const own = await ownIds(field, 10);
    const foreign = await foreignIds(field);
    await changesNothing(test, async () => {
      for (const [id, at] of foreign.flatMap((id) => [0, 5, 10].map((at) => [id, at] as const))) {
        const answer = await send(field, own.toSpliced(at, 0, id));
        const expected = [[fieldName(field), `Not found: ${id}.`]];
        expect([at, answer.status, answer.errors]).toEqual([at, 422, expected]);
      }
    });
  });

  it('refuses more ids than declared with an error at the list', async () => {
    expect(field.most).toBeLessThanOrEqual(1000);
    await changesNothing(test, async () => {
      for (const count of [field.most + 1, 10_001]) {
        const ids = Array.from({ length: count }, (_, index) => index + 1);
        const answer = await send(field, ids);
        expect([count, answer.status, ofField(field, answer).length]).toEqual([count, 422, 1]);
      }
    });
  });

  it('refuses an empty list unless it means that none is selected', async () => {
    if (field.least > 0) {
      const answer = await changesNothing(test, () => send(field, []));
      expect([answer.status, ofField(field, answer).length]).toEqual([422, 1]);
    } else expect((await send(field, [])).status).toBe(200);
  });

  it('processes a repeated id once or refuses it', async () => {
    const [first = 0, second = 0] = await ownIds(field, 2);
    const twice = await send(field, [first, first]);
    if (twice.status === 422) {
      expect(ofField(field, twice)).toHaveLength(1);
      return;
    }
    const [again = 0] = await ownIds(field, 1);
    const once = await growth(() => send(field, [second]));
    const doubled = await growth(() => send(field, [again, again]));
    expect(doubled).toEqual(once);
  });

  it('changes ten rows of the caller and none of the other agency', async () => {
    const { agencyId } = maker.callers.second;
    const before = await tenantDigest(test.ownerPool, agencyId);
    const answer = await send(field, await ownIds(field, 10));
    await test.jobs.settle();
    expect(answer).toEqual({ status: field.named.call.status ?? 200, errors: [] });
    expect(await tenantDigest(test.ownerPool, agencyId)).toEqual(before);
  });
});

describe('the id lists of the contract', () => {
  it('are found by their shape', () => {
    const parts = named.map(({ name }) => name);
    expect(parts).toContain('clients.bulkHide ids');
    expect(parts).toContain('templates.updateAccess data.0.user_ids');
    expect(parts.length).toBeGreaterThanOrEqual(16);
    expect(getPart({ data: [{ user_ids: [1] }] }, ['data', 0, 'user_ids'])).toEqual([1]);
  });
});
