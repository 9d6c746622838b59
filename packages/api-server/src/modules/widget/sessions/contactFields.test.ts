import { describe, expect, it } from 'vitest';
import { computeContactChange, maxCustomDataBytes } from './contactFields';

const visitor = { customData: { kept: 1, plan: 'free' } };

describe('computeContactChange', () => {
  it('separates known fields from custom data, flat or nested', () => {
    const change = computeContactChange(visitor, {
      name: 'Ann',
      plan: 'pro',
      seats: 3,
      customData: { nested: { deep: true } },
    });
    expect(change).toEqual({
      name: 'Ann',
      customData: { kept: 1, plan: 'pro', seats: 3, nested: { deep: true } },
    });
  });

  it('clears null fields and leaves missing ones unchanged', () => {
    expect(computeContactChange(visitor, { phone: null })).toEqual({
      phone: null,
      customData: visitor.customData,
    });
  });

  it("never reads the identity from a contact's fields", () => {
    const fields = { gleapId: 'other', gleapHash: 'x', userHash: 'y' };
    expect(computeContactChange(visitor, fields)).toEqual({ customData: visitor.customData });
  });

  it('limits the size of custom data', () => {
    const room = maxCustomDataBytes - JSON.stringify({ ...visitor.customData, x: '' }).length;
    expect(() => computeContactChange(visitor, { x: 'a'.repeat(room) })).not.toThrow();
    expect(() => computeContactChange(visitor, { x: 'a'.repeat(room + 1) })).toThrow(
      'Custom data cannot exceed 64 kB.',
    );
  });
});
