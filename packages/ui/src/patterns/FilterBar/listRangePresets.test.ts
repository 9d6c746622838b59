import { expect, it } from 'vitest';
import { listRangePresets } from './listRangePresets';

it.each([
  ['Today', '2026-03-02', '2026-03-02'],
  ['Yesterday', '2026-03-01', '2026-03-01'],
  ['Last 7 days', '2026-02-24', '2026-03-02'],
  ['Last 30 days', '2026-02-01', '2026-03-02'],
  ['This month', '2026-03-01', '2026-03-02'],
  ['Last month', '2026-02-01', '2026-02-28'],
])('offers on March 2, 2026 the range %j from %s to %s', (label, from, to) => {
  const presets = listRangePresets(new Date(2026, 2, 2, 23, 59));
  expect(presets.find((preset) => preset.label === label)?.range).toEqual({ from, to });
});

it('offers December of the year before as the last month in January', () => {
  const presets = listRangePresets(new Date(2026, 0, 1));
  expect(presets.at(-1)?.range).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
