import type { Ticket, WebReplay } from '@adlane/contract/widget/tickets';

/** Kinds of entries beside a replay. */
export const replayMarkKinds = ['console', 'network', 'click', 'event'] as const;
export type ReplayMarkKind = (typeof replayMarkKinds)[number];

/** Something that happened during a replay. */
export type ReplayMark = {
  readonly key: string;
  /** Milliseconds since the start of the replay. */
  readonly timeMs: number;
  readonly kind: ReplayMarkKind;
  readonly text: string;
  /** Errors and failed requests stand out. */
  readonly isProblem: boolean;
};

type Logs = Pick<Ticket, 'consoleLog' | 'networkLogs' | 'customEventLog'>;

/** Lists console, requests, clicks and events of a ticket on the replay's clock; what was outside is left out. */
export function listReplayMarks(
  { consoleLog, networkLogs, customEventLog }: Logs,
  { events }: Pick<WebReplay, 'events'>,
): ReplayMark[] {
  const start = events[0]?.timestamp;
  const end = events.at(-1)?.timestamp;
  if (start === undefined || end === undefined) return [];
  const entries = [
    ...consoleLog.map(({ date, log, priority }) => ({
      date,
      kind: priority === 'CLICK' ? ('click' as const) : ('console' as const),
      text: log,
      isProblem: priority === 'ERROR',
    })),
    ...networkLogs.map(({ date, type, url, response, success }) => ({
      date,
      kind: 'network' as const,
      text: [type, response?.status, url].filter((part) => part !== undefined && part !== '').join(' '),
      isProblem: success === false || (response?.status ?? 0) >= 400,
    })),
    ...customEventLog.map(({ date, name }) => ({
      date,
      kind: 'event' as const,
      text: name,
      isProblem: false,
    })),
  ];
  return entries
    .map(({ date, ...entry }, index) => ({ ...entry, key: String(index), timeMs: Date.parse(date) - start }))
    .filter(({ timeMs }) => timeMs >= 0 && timeMs <= end - start)
    .toSorted((one, other) => one.timeMs - other.timeMs);
}
