import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { HostWindow } from '../scope/scope';
import { warnBeforeLeave } from './warnBeforeLeave';

/**
 * Locks the scroll position and warns before the page is left, until disposed (widget §4.5). The page's
 * styles are not changed: hiding its scroll bar would move the content that the visitor is about to mark.
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
