import { pageUrlCheckMs } from '@adlane/contract/constants';
import type { Dispose } from '../dispose/disposables';
import { redactSecrets } from '../privacy/privacy';
import type { Scope } from '../scope/scope';
import type { EventLog } from './createEventLog';

/** Tracks `pageView` for the first page and for each new URL, checked every second. */
export function startPageViews(
  { window, clock }: Pick<Scope, 'window' | 'clock'>,
  events: EventLog,
  isOn: () => boolean,
): Dispose {
  let page = '';
  const check = () => {
    const { href } = window.location;
    if (href === page) return;
    page = href;
    if (isOn()) events.track('pageView', { page: redactSecrets(href) });
  };
  check();
  return clock.every(pageUrlCheckMs, check);
}
