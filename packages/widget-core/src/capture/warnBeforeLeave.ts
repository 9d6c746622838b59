import type { HostWindow } from '../scope/scope';
import { listen, type Stop } from '../scope/stops';

/** The browser asks before the page is left, until stopped: what was drawn or filmed would be lost (widget §4.5). */
export function warnBeforeLeave(window: HostWindow): Stop {
  return listen(window, 'beforeunload', (event) => event.preventDefault());
}
