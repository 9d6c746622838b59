import { tourDefaults } from '@adlane/contract/constants';
import { findElementDeep } from '../page/findElement';
import { watchPage } from '../page/watchPage';
import type { Scope } from '../scope/scope';
import { createStops, type Stop } from '../scope/stops';

export type TargetOptions = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock' | 'guard'>;
  readonly selector: string;
  /** The element, again whenever it or its place may have changed; undefined where none came within 2 s. */
  readonly onTarget: (target: HTMLElement | undefined) => void;
};

const { elementWaitMs, elementPollMs } = tourDefaults;

/**
 * Waits for a step's element, up to 2000 ms in steps of 100 ms (widget §4.10), and follows it from then on: an element that
 * the page replaces is found anew, and one that comes later is taken up.
 */
export function followTarget({ scope, selector, onTarget }: TargetOptions): Stop {
  const { document, clock } = scope;
  const stops = createStops();
  const deadline = clock.now() + elementWaitMs;
  let isSettled = false;
  const look = () => {
    const target = findElementDeep(document, selector);
    if (!target && !isSettled && clock.now() < deadline) return;
    isSettled = true;
    stopPolling();
    onTarget(target);
  };
  const stopPolling = stops.add(clock.every(elementPollMs, look));
  stops.add(watchPage({ scope, throttleMs: 50, onChange: look }));
  look();
  return stops.run;
}
