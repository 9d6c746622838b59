import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { HostWindow } from '../scope/scope';
import { warnBeforeLeave } from './warnBeforeLeave';

/**
 * Keeps the page where it is and warns before it is left, until stopped (widget §4.5). The page's styles are not touched:
 * hiding its scroll bar would move what the visitor is about to mark.
 */
export function lockPage(window: HostWindow): Dispose {
  const { scrollX, scrollY } = window;
  const disposables = createDisposables();
  const prevent = (event: Event) => event.preventDefault();
  for (const type of ['wheel', 'touchmove'])
    disposables.add(listen(window, type, prevent, { passive: false, capture: true }));
  disposables.add(
    listen(window, 'scroll', () => {
      if (window.scrollX !== scrollX || window.scrollY !== scrollY) {
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      }
    }),
  );
  disposables.add(warnBeforeLeave(window));
  return disposables.dispose;
}
