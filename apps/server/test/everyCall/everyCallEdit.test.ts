import type { ErrorBody, NamedCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { madeCalls } from '../fixtures/allFixtures';
import { callRequest } from '../fixtures/callRequest';
import { type CallMaker, demandFixture } from '../fixtures/makeCall';
import { tenantRows } from '../fixtures/rows/tenantRows';
import { headersFor } from '../fixtures/tenantCallers';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

/** True if a field of the name is in the object that a schema describes, in each of its shapes. */
function hasField(schema: unknown, name: string): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.every((option) => hasField(option, name));
  return schema instanceof z.ZodObject && name in schema.shape;
}

const editCalls = madeCalls.filter(({ call }) => hasField(call.body, 'base_updated_at'));

let test: DoublesTest;
let maker: CallMaker;

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(editCalls));
});
afterAll(() => test.close());

type Versioned = { readonly updated_at: string };
type Answer = { readonly status: number; readonly record: Versioned & Partial<ErrorBody> };

/** Prepares one record of the call's fixture and returns how to save it from a version. */
async function openEdit(named: NamedCall): Promise<(base_updated_at?: string) => Promise<Answer>> {
  const tenant = maker.tenantFor(named);
  const input = await demandFixture(named)(tenantRows(test.ownerPool, tenant.agencyId).rows);
  const fields = typeof input.body === 'object' ? input.body : {};
  return async (base_updated_at) => {
    const { path, ...request } = callRequest(named.call, {
      ...input,
      body: { ...fields, ...(base_updated_at === undefined ? {} : { base_updated_at }) },
      headers: { ...headersFor(named.call.access, tenant) },
    });
    const answer = await test.request(path, request);
    return { record: await answer.json(), status: answer.status };
  };
}

describe('an edit of a record', () => {
  it.each(editCalls)(
    'by $name from an outdated version changes nothing and answers the stored record',
    async (named) => {
      const save = await openEdit(named);
      const first = await save();
      expect(first.status).toBe(200);
      const second = await save(first.record.updated_at);
      expect(second.status).toBe(200);
      expect(Date.parse(second.record.updated_at)).toBeGreaterThan(Date.parse(first.record.updated_at));
      const late = await changesNothing(test, () => save(first.record.updated_at));
      expect([late.status, late.record.code]).toEqual([409, 'EDIT_CONFLICT']);
      expect(late.record.stored).toEqual(second.record);
    },
  );
});
