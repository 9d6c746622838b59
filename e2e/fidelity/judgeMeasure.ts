import { expect } from 'vitest';
import type { Area, FidelityPage } from './FidelityPage';
import type { FidelityMeasure } from './openFidelityRun';

const maxPercent = 1;
/** Half of a rectangle's line is outside of what was drawn. */
const halfLine = 3;
const maxMarkDistance = 2;

/** Returns the largest distance between the edges of what was drawn and what is shown. */
export function measureDistance(drawn: Area, shown: Area | undefined): number {
  if (!shown) return Number.POSITIVE_INFINITY;
  return Math.max(
    Math.abs(shown.left - drawn.left + halfLine),
    Math.abs(shown.top - drawn.top + halfLine),
    Math.abs(shown.right - drawn.right - halfLine),
    Math.abs(shown.bottom - drawn.bottom - halfLine),
  );
}

/** Fails where screenshot or replay differ from the page by more than the page's exception allows, or its mark is off. */
export function judgeMeasure(page: FidelityPage, { screenshot, replay }: FidelityMeasure): void {
  const larger = Object.entries({ screenshot, replay })
    .filter(([, { percent }]) => percent > maxPercent)
    .map(([kind]) => kind);
  const { exception, mark } = page;
  const excepted = exception?.in === 'both' ? ['screenshot', 'replay'] : [exception?.in ?? []].flat();
  expect(larger).toEqual(excepted);
  if (mark) expect(measureDistance(mark, screenshot.mark)).toBeLessThanOrEqual(maxMarkDistance);
}
