import { describe, expect, it } from 'vitest';
import { diffRows } from './diffRows';

const row = { id: 7, name: 'Old', status: 'active', updated_at: '1' };

describe('diffRows', () => {
  it('lists the sent fields before and after', () => {
    const after = { ...row, name: 'New', status: 'active' };
    expect(diffRows({ name: ' New', status: 'active', note: undefined }, row, after)).toEqual({
      name: { from: 'Old', to: 'New' },
    });
  });

  it('lists a confirmation only where it was given', () => {
    const [body, after] = [{ status: 'paused' }, { ...row, status: 'paused' }];
    const status = { from: 'active', to: 'paused' };
    expect(diffRows({ ...body, confirmsOverLimit: false }, row, after)).toEqual({ status });
    expect(diffRows({ ...body, confirmsOverLimit: true }, row, after)).toEqual({
      status,
      confirmsOverLimit: { from: null, to: true },
    });
  });

  it('lists the created record', () => {
    expect(diffRows({ name: 'New' }, undefined, undefined)).toEqual({ name: { from: null, to: 'New' } });
  });

  it('names the deleted record', () => {
    expect(diffRows(undefined, row, undefined)).toEqual({ name: { from: 'Old', to: null } });
  });

  it('lists what a call without a body changed', () => {
    const after = { ...row, status: 'archived', updated_at: '2' };
    expect(diffRows(undefined, row, after)).toEqual({ status: { from: 'active', to: 'archived' } });
  });
});
