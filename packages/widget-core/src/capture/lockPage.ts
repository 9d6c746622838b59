import type { HostWindow } from '../scope/scope';
import { createStops, listen, type Stop } from '../scope/stops';
import { warnBeforeLeave } from './warnBeforeLeave';

/**
 * Keeps the page where it is and warns before it is left, until stopped (widget §4.5). The page's styles are not touched:
 * hiding its scroll bar would move what the visitor is about to mark.
 */
export function lockPage(window: HostWindow): Stop {
  const { scrollX, scrollY } = window;
  const stops = createStops();
  const prevent = (event: Event) => event.preventDefault();
  for (const type of ['wheel', 'touchmove'])
    stops.add(listen(window, type, prevent, { passive: false, capture: true }));
  stops.add(
    listen(window, 'scroll', () => {
      if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      }
    }),
  );
  stops.add(warnBeforeLeave(window));
  return stops.run;
}
