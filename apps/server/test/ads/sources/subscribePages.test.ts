import { pages } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let payload: { agencyId: number; sourceId: number };
const pageIds = ['2001', '2002'] as const;

beforeAll(async () => {
  test = await createDoublesTest();
  const agencyId = await findDemoAgencyId(test.ownerPool);
  const where = { agency_id: agencyId, external_id: pageIds[0] };
  const { source_id } = await findRow(test.ownerPool, pages, { where });
  await updateRows(test.ownerPool, pages, { is_used: true }, { source_id });
  payload = { agencyId, sourceId: source_id };
});
afterAll(() => test.close());
beforeEach(() => {
  for (const id of pageIds) {
    const page = test.doubles.facebook.control.state.pages[id];
    if (page) page.subscribedFields = [];
  }
});

const subscribe = async () => {
  await test.jobs.send('sources.subscribe', payload);
  await test.jobs.settle();
};
const fieldsByPage = () =>
  pageIds.map((id) => test.doubles.facebook.control.state.pages[id]?.subscribedFields);

describe('the subscription of pages to lead events', () => {
  it('goes on with the other pages and fails for a retry, where Facebook fails for a moment', async () => {
    test.doubles.facebook.control.failNext({ method: 'POST', path: '/2001/subscribed_apps' });
    await expect(subscribe()).rejects.toThrow();
    expect(fieldsByPage()).toEqual([[], ['leadgen']]);
    await subscribe();
    expect(fieldsByPage()).toEqual([['leadgen'], ['leadgen']]);
  });

  it('goes on with the other pages and ends, where Facebook refuses one for good', async () => {
    const refusal = { code: 200, message: 'Permissions error' };
    test.doubles.facebook.control.failNext({ method: 'POST', path: '/2001/subscribed_apps' }, refusal);
    await subscribe();
    expect(fieldsByPage()).toEqual([[], ['leadgen']]);
    expect(test.jobs.sendDelayed()).toEqual([]);
  });

  it('waits as long as Facebook says after a rate limit', async () => {
    test.doubles.facebook.control.limitNext({ method: 'POST', path: '/2001/subscribed_apps' }, 40);
    await subscribe();
    expect(fieldsByPage()).toEqual([[], []]);
    expect(test.jobs.sendDelayed()).toEqual([40 * 60_000]);
    await test.jobs.settle();
    expect(fieldsByPage()).toEqual([['leadgen'], ['leadgen']]);
  });
});
