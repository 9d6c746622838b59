import { contract, listCalls } from '@adlane/contract';
import { describe, expect, it } from 'vitest';
import { listRequests, readsLists } from '../../bench/listRequests';

const timed = [...listRequests('Agency'), ...listRequests('SuperAdmin')];
const names = new Set(timed.map(({ name }) => name.replace(/\?.*/, '')));

describe('the growth benchmark', () => {
  it.each(listCalls(contract).filter(readsLists))('the growth benchmark times $name', ({ name }) => {
    expect(names).toContain(name);
  });

  it('the growth benchmark knows the record behind every request with an id in its path', () => {
    const unfilled = timed.filter(({ path, of }) => path.includes('{') && !of);
    expect(unfilled).toEqual([]);
  });
});
