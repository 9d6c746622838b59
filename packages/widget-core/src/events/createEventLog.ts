import { maxLogEntries } from '@adlane/contract/constants';
import { createRing, type Ring } from '../logs/createRing';
import type { Clock } from '../scope/clock';

/** One event of the log and of the stream (widget §3.5). `date` is ISO 8601. */
export type LogEvent = { readonly name: string; readonly date: string; readonly data?: unknown };

export type EventLog = {
  readonly track: (name: string, data?: unknown) => void;
  /** The last 500, for a ticket. */
  readonly list: () => LogEvent[];
  /** Removes and returns the unsent events. */
  readonly drain: () => LogEvent[];
  /** Restores a batch that could not be sent. */
  readonly putBack: (events: readonly LogEvent[]) => void;
  readonly clear: () => void;
};

/** Creates the buffers of events for the ticket and for the stream, each with the latest 500. */
export function createEventLog(clock: Pick<Clock, 'now'>): EventLog {
  const log: Ring<LogEvent> = createRing(maxLogEntries);
  let unsent: LogEvent[] = [];
  return {
    track(name, data) {
      const at = clock.now();
      const event = {
        name,
        // Formatted on sending: a page's first Date formatting costs as much startup time as a style sheet.
        get date() {
          return new Date(at).toISOString();
        },
        ...(data !== undefined && { data }),
      };
      log.push(event);
      unsent = [...unsent, event].slice(-maxLogEntries);
    },
    list: log.list,
    drain() {
      const batch = unsent;
      unsent = [];
      return batch;
    },
    putBack(events) {
      unsent = [...events, ...unsent].slice(-maxLogEntries);
    },
    clear() {
      log.clear();
      unsent = [];
    },
  };
}
