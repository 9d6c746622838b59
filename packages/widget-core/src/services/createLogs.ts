import { maxLogEntries } from '@adlane/contract/constants';
import { createEventLog, type EventLog } from '../events/createEventLog';
import { createRing, type Ring } from '../logs/createRing';
import type { LogEntry } from '../logs/startConsoleLog';
import { createNetworkLog, type NetworkLog } from '../network/createNetworkLog';
import type { Scope } from '../scope/scope';
import type { Settings } from './createSettings';

/** The widget's logs of the page for a ticket. */
export type Logs = {
  readonly console: Ring<LogEntry>;
  readonly network: NetworkLog;
  readonly events: EventLog;
};

export function createLogs({ clock }: Pick<Scope, 'clock'>, settings: Settings): Logs {
  const isOwn = (url: string) =>
    [settings.apiUrl, settings.frameUrl, settings.bannerUrl].some(
      (base) => base !== '' && url.startsWith(base),
    );
  return {
    console: createRing<LogEntry>(maxLogEntries),
    network: createNetworkLog({ now: clock.now, isOwn }),
    events: createEventLog(clock),
  };
}
