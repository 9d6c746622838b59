import { maxLogEntries } from '@adlane/contract/constants';
import { createRing, type Ring } from '../logs/createRing';
import type { Clock } from '../scope/clock';

/** One event of the log and of the stream (widget §3.5). `date` is ISO 8601. */
export type LogEvent = { readonly name: string; readonly date: string; readonly data?: unknown };

export type EventLog = {
  readonly track: (name: string, data?: unknown) => void;
  /** The last 500, for a ticket. */
  readonly list: () => LogEvent[];
  /** Takes what was not sent yet. */
  readonly drain: () => LogEvent[];
  /** Puts a batch back that could not be sent. */
  readonly putBack: (events: readonly LogEvent[]) => void;
  readonly clear: () => void;
};

/** Events of the page: kept for the ticket and streamed to the server. Both buffers hold 500, the oldest go first. */
export function createEventLog(clock: Pick<Clock, 'now'>): EventLog {
  const log: Ring<LogEvent> = createRing(maxLogEntries);
  let unsent: LogEvent[] = [];
  return {
    track(name, data) {
      const at = clock.now();
      const event = {
        name,
        // Written when it is sent: a page's first date costs its start as much as a style sheet.
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
