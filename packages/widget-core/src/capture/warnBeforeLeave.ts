import { type Dispose, listen } from '../dispose/disposables';
import type { HostWindow } from '../scope/scope';

/**
 * Makes the browser confirm leaving the page, until disposed: drawings and recordings would be lost (widget
 * §4.5).
 */
export function warnBeforeLeave(window: HostWindow): Dispose {
  return listen(window, 'beforeunload', (event) => event.preventDefault());
}
