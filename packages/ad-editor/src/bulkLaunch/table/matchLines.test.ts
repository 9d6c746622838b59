import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { maxBulkRows, startRow } from '../bulkForm';
import { matchLines, mergeRows } from './matchLines';
import type { TableLine } from './readTable';

const euro = {
  ...storyAccount,
  id: 8,
  source_id: 5,
  external_id: 'act_8',
  name: 'Europe',
  currency: 'EUR',
  is_default: false,
};
const gone = { ...euro, id: 9, external_id: 'act_9', name: 'Gone', status: 'Disconnected' as const };
const europePage = { ...storyPage, id: 6, source_id: 5, external_id: '2006', name: 'Brooks Europe' };
const assets = { accounts: [storyAccount, euro, gone], pages: [storyPage, europePage] };
const clients = [
  { id: 3, name: 'Kim Lee', business_name: 'Brooks Dental' },
  { id: 4, name: 'Ana Roth', business_name: 'Harbor' },
  { id: 5, name: 'Joe Roth', business_name: 'Harbor' },
];
const own = startRow({ clientId: null, name: 'Your agency' }, assets);
const context = { rows: [own], clients, assets };
const empty = { account: '', page: '', budget: '', place: '' };

function match(...lines: (Partial<TableLine> & { client: string })[]) {
  return matchLines(
    lines.map((line, index) => ({ ...empty, line: index + 2, ...line })),
    context,
  );
}
const read = (line: Partial<TableLine> & { client: string }) => match(line)[0];

describe('a line of a table', () => {
  it.each(['Brooks Dental', 'brooks dental', 'Kim Lee', '3'])('finds its client by %s', (client) => {
    const row = { clientId: 3, name: 'Brooks Dental', adAccountId: '1', pageId: '2', budget: undefined };
    expect(read({ client })).toEqual({ line: 2, client, isNew: true, place: '', row });
  });

  it('has an account and a page by name or id, a budget in its currency and a place to look up', () => {
    const line = { client: '3', account: 'Europe', page: '2006', budget: '1,250.50', place: 'Berlin' };
    const row = { adAccountId: '8', pageId: '6', budget: 125_050, targetAddress: [] };
    expect(read(line)).toMatchObject({ row, place: 'Berlin' });
    expect(read({ ...line, account: 'act_8', page: 'brooks europe' })).toMatchObject({ row });
  });

  it('changes the row that its client has already', () => {
    expect(read({ client: 'Your agency', budget: '30' })).toMatchObject({
      isNew: false,
      row: { ...own, budget: 3000 },
    });
  });

  it.each([
    [{ client: '' }, 'The client is missing.'],
    [{ client: 'Brook' }, 'No client is called Brook. Check the spelling, or add the client first.'],
    [
      { client: 'Harbor' },
      '2 entries are called Harbor. Write the id instead: 4 (Harbor, Ana Roth); 5 (Harbor, Joe Roth).',
    ],
    [
      { client: '3', account: 'Asia' },
      'No ad account is called Asia. Write its name or id as in Ad accounts.',
    ],
    [{ client: '3', account: 'Gone' }, "The ad account Gone can't be used now. Reconnect it first."],
    [
      { client: '3', page: 'Brooks Europe' },
      "The page Brooks Europe can't be used with the ad account Brightside Dental.",
    ],
    [{ client: '3', budget: '12,50' }, '12,50 is no budget in USD. Write it like $1,250.00.'],
    [{ client: '3', budget: '25 day' }, 'DAY in 25 day is no currency. Write the amount alone, or with USD.'],
    [{ client: '3', budget: '25 EUR' }, 'The budget is in EUR, the ad account pays in USD.'],
  ])('%j is refused with the reason', (line, reason) => {
    expect(read(line)).toEqual({ line: 2, client: line.client, reason });
  });

  it('counts once for a client, the first time', () => {
    expect(match({ client: '3' }, { client: 'Kim Lee' })).toMatchObject([
      { row: { clientId: 3 } },
      { line: 3, reason: 'Line 2 is for the same client.' },
    ]);
  });

  it('is refused beyond the most clients of a launch, unless its client has a row', () => {
    const rows = Array.from({ length: maxBulkRows }, (_each, index) => ({ ...own, clientId: 100 + index }));
    const known = { id: 100, name: 'Old', business_name: '' };
    const lines = ['3', 'Old'].map((client, index) => ({ ...empty, client, line: index + 2 }));
    expect(matchLines(lines, { rows, clients: [...clients, known], assets })).toMatchObject([
      { reason: 'A launch has at most 50 clients. Launch the others afterwards.' },
      { isNew: false, row: { clientId: 100 } },
    ]);
  });
});

describe('the rows of a table', () => {
  it('replace rows of the same clients and follow the others', () => {
    const brooks = { ...own, clientId: 3, budget: 100 };
    const changed = { ...brooks, budget: 200 };
    const added = { ...own, clientId: 4 };
    expect(mergeRows([own, brooks], [added, changed])).toEqual([own, changed, added]);
  });
});
