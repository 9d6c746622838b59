import { describe, expect, it } from 'vitest';
import { maxTableBytes, maxTableLines, readTable } from './readTable';

const line = { account: '', page: '', budget: '', place: '' };

describe('a table of clients', () => {
  it.each([
    ['a spreadsheet', 'Client\tBudget\tPlace\nBrooks\t12,50\tBoston, Massachusetts'],
    ['a CSV file', '\uFEFFplace,CLIENT,budget\r\n"Boston, Massachusetts",Brooks,"12,50"\r\n\r\n'],
    ['a German CSV file', 'Client;Budget;Location\nBrooks;12,50;Boston, Massachusetts\n'],
  ])('is read from %s', (_name, text) => {
    const lines = [{ ...line, line: 2, client: 'Brooks', budget: '12,50', place: 'Boston, Massachusetts' }];
    expect(readTable(text)).toEqual({ lines, ignored: [], isCut: false });
  });

  it('names the columns that it does not know', () => {
    expect(readTable('Client,Notes\nBrooks,urgent')).toMatchObject({ ignored: ['Notes'] });
  });

  it.each([
    [
      'Brooks,25',
      'Name the columns in the first line: Client, Ad account, Page, Budget, Place. Only Client is required.',
    ],
    ['Client,Budget', 'The table has no lines below its header.'],
    ['Client,Page,Facebook page\nBrooks,A,B', 'The column Facebook page is there twice.'],
    ['Client,Budget\n"Brooks,25', 'A quote in the table does not close.'],
  ])('is refused for %j', (text, error) => {
    expect(readTable(text)).toEqual({ error });
  });

  it('is read up to a size and a number of lines', () => {
    const rows = (count: number) => `Client\n${'Brooks\n'.repeat(count)}`;
    expect(readTable(rows(maxTableLines))).toMatchObject({ isCut: false });
    const long = readTable(rows(maxTableLines + 1));
    expect(long).toMatchObject({ isCut: true });
    expect('lines' in long && long.lines.length).toBe(maxTableLines);
    expect(readTable('Client\n'.padEnd(maxTableBytes + 1, 'x'))).toEqual({
      error: 'The table is larger than 1 MB.',
    });
  });
});
