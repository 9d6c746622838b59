import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import type { BulkRow } from './bulkForm';
import { changeAllRows, changeRow } from './changeRows';

const euro = { ...storyAccount, id: 8, source_id: 5, currency: 'EUR', is_default: false };
const dollar = { ...storyAccount, id: 9, is_default: false };
const assets = {
  accounts: [storyAccount, euro, dollar],
  pages: [storyPage, { ...storyPage, id: 6, source_id: 5 }],
};
const row: BulkRow = { clientId: 3, name: 'Brightside', adAccountId: '1', pageId: '2', budget: 900 };

describe('a changed row', () => {
  it('stays as it is where nothing is named', () => {
    expect(changeRow(row, {}, assets)).toEqual(row);
    expect(changeRow(row, { adAccountId: '9' }, assets)).toEqual({ ...row, adAccountId: '9' });
  });

  it('loses a page of another connection and an amount in another currency', () => {
    const changed = { ...row, adAccountId: '8', pageId: '6', budget: undefined };
    expect(changeRow(row, { adAccountId: '8' }, assets)).toEqual(changed);
    expect(changeRow(row, { adAccountId: '8', budget: 50 }, assets)).toEqual({ ...changed, budget: 50 });
  });

  it('takes the page and the places that are named', () => {
    const change = { pageId: '7', targetAddress: [] };
    expect(changeRow(row, change, assets)).toEqual({ ...row, ...change });
  });
});

describe('a change of all rows', () => {
  const inEuro: BulkRow = { ...row, clientId: 4, adAccountId: '8', pageId: '6', budget: 100 };

  it('sets the budget only where the account pays in its currency', () => {
    const change = { adAccountId: undefined, budget: 500, currency: 'USD' };
    expect(changeAllRows([row, inEuro], change, assets).map(({ budget }) => budget)).toEqual([500, 100]);
  });

  it('sets the account, with the budget in its currency', () => {
    const change = { adAccountId: '8', budget: 700, currency: 'EUR' };
    expect(changeAllRows([row, inEuro], change, assets)).toEqual([
      { ...row, adAccountId: '8', pageId: '6', budget: 700 },
      { ...inEuro, budget: 700 },
    ]);
  });
});
