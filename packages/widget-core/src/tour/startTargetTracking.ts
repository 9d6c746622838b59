import { tourDefaults } from '@adlane/contract/constants';
import { createDisposables, type Dispose } from '../dispose/disposables';
import { findElementDeep } from '../page/findElement';
import { watchPage } from '../page/watchPage';
import type { Scope } from '../scope/scope';

export type TargetOptions = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock' | 'guard'>;
  readonly selector: string;
  /** The element, again whenever it or its place may have changed; undefined where none came within 2 s. */
  readonly onTarget: (target: HTMLElement | undefined) => void;
};

const { elementWaitMs, elementPollMs } = tourDefaults;

/**
 * Waits for a step's element, up to 2000 ms in steps of 100 ms (widget §4.10), and follows it from then on: an element that
 * the page replaces is found again, and one that comes later is tracked.
 */
export function startTargetTracking({ scope, selector, onTarget }: TargetOptions): Dispose {
  const { document, clock } = scope;
  const disposables = createDisposables();
  let deadline = clock.now() + elementWaitMs;
  const update = () => {
    const target = findElementDeep(document, selector);
    if (!target && clock.now() < deadline) return;
    // From now on the page is followed: an element that goes is none.
    deadline = 0;
    stopPolling();
    onTarget(target);
  };
  const stopPolling = disposables.add(clock.every(elementPollMs, update));
  disposables.add(watchPage({ scope, throttleMs: 50, onChange: update }));
  update();
  return disposables.dispose;
}
