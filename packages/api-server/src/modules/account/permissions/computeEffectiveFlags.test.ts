import { describe, expect, it } from 'vitest';
import { computeEffectiveFlags } from './computeEffectiveFlags';

describe('computeEffectiveFlags', () => {
  it.each([
    ['nothing without a row', null, { adlane_all: true }, {}],
    [
      "the client's own flags",
      { adlane_all: true, ads_launch: false },
      { ads_launch: true },
      { adlane_all: true },
    ],
    [
      'the defaults while the client follows them',
      { is_global: true, ads_launch: true },
      { adlane_all: true },
      { is_global: true, adlane_all: true },
    ],
    ['nothing of empty defaults', { is_global: true, adlane_all: true }, {}, { is_global: true }],
  ] as const)('grants %s', (_what, own, defaults, expected) => {
    expect(computeEffectiveFlags(own, defaults)).toEqual(expected);
  });
});
