import type { Scope } from '../scope/scope';
import { createStops, listen, type Stop } from '../scope/stops';

export type PageWatch = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock' | 'guard'>;
  /** Least time between two looks, in milliseconds. */
  readonly throttleMs: number;
  readonly onChange: () => void;
};

/** Calls back, throttled, when anything on the page may have moved: its nodes, its size, its scrolling. */
export function watchPage({ scope, throttleMs, onChange }: PageWatch): Stop {
  const { window, document, clock, guard } = scope;
  const stops = createStops();
  let isDue = false;
  const soon = guard.wrap(() => {
    if (isDue) return;
    isDue = true;
    stops.add(
      clock.after(throttleMs, () => {
        isDue = false;
        onChange();
      }),
    );
  });
  const observer = new window.MutationObserver(soon);
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  stops.add(() => observer.disconnect());
  stops.add(listen(window, 'scroll', soon, { capture: true, passive: true }));
  stops.add(listen(window, 'resize', soon, { passive: true }));
  return stops.run;
}
