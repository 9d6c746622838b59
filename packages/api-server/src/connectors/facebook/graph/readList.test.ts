import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { GraphAnswer } from './graphClient';
import { readList } from './readList';

const read = (answer: GraphAnswer) =>
  readList(async () => answer, 'me/things', {}, z.object({ id: z.string() }));

describe('a list of Facebook', () => {
  it('is empty if its answer contains an empty list', async () => {
    expect(await read({ data: [] })).toEqual([]);
  });

  it('leaves out rows of another shape', async () => {
    expect(await read({ data: [{ id: '1' }, { id: 2 }, 'no'] })).toEqual([{ id: '1' }]);
  });

  it.each([[{}], [{ data: null }], [{ data: { id: '1' } }]])(
    'is no empty list if its answer is %j: what it no longer names would be deleted',
    async (answer) => {
      await expect(read(answer)).rejects.toMatchObject({ name: 'FacebookError', outcome: 'unknown' });
    },
  );
});
