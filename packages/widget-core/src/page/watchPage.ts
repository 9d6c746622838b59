import type { Scope } from '../scope/scope';
import { createStops, listen, type Stop } from '../scope/stops';

export type PageWatch = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock' | 'guard'>;
  /** Least time between two looks, in milliseconds. */
  readonly throttleMs: number;
  readonly onChange: () => void;
};

/** What moves a page besides changes of its nodes; a fold moves it for as long as it opens. */
const movers = ['scroll', 'resize', 'transitionend', 'toggle'];

/** Calls back, throttled, when anything on the page may have moved: its nodes, its size, its scrolling, what ends on it. */
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
  for (const type of movers) stops.add(listen(window, type, soon, { capture: true, passive: true }));
  return stops.run;
}
