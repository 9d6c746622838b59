import { pageUrlCheckMs } from '@adlane/contract/constants';
import { withoutSecrets } from '../page/privacy';
import type { Scope } from '../scope/scope';
import type { Stop } from '../scope/stops';
import type { EventLog } from './createEventLog';

/** Tracks `pageView` for the first page and for each address that the page changes to, looked at every second. */
export function startPageViews(
  { window, clock }: Pick<Scope, 'window' | 'clock'>,
  events: EventLog,
  isOn: () => boolean,
): Stop {
  let page = '';
  const check = () => {
    const { href } = window.location;
    if (href === page) return;
    page = href;
    if (isOn()) events.track('pageView', { page: withoutSecrets(href) });
  };
  check();
  return clock.every(pageUrlCheckMs, check);
}
