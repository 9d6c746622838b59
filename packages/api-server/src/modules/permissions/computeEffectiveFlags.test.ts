import { describe, expect, it } from 'vitest';
import { computeEffectiveFlags } from './computeEffectiveFlags';

describe('computeEffectiveFlags', () => {
  it.each([
    ['no row: nothing', null, { adlane_all: true }, {}],
    ['its own', { adlane_all: true, ads_launch: false }, { ads_launch: true }, { adlane_all: true }],
    [
      'the defaults, while it follows them',
      { is_global: true, ads_launch: true },
      { adlane_all: true },
      { is_global: true, adlane_all: true },
    ],
    ['defaults that grant nothing', { is_global: true, adlane_all: true }, {}, { is_global: true }],
  ] as const)('%s', (_what, own, defaults, expected) => {
    expect(computeEffectiveFlags(own, defaults)).toEqual(expected);
  });
});
