import { contract, listCalls } from '@adlane/contract';
import { describe, expect, it } from 'vitest';
import { listRequests, readsLists } from '../bench/listRequests';

const timed = [...listRequests('Agency'), ...listRequests('SuperAdmin')];
const names = new Set(timed.map(({ name }) => name.replace(/\?.*/, '')));

describe('the bench of growth', () => {
  it.each(listCalls(contract).filter(readsLists))('times $name', ({ name }) => {
    expect(names).toContain(name);
  });

  it('knows of which row each request is that can be made of one alone', () => {
    const unfilled = timed.filter(({ path, of }) => path.includes('{') && !of);
    expect(unfilled).toEqual([]);
  });
});
