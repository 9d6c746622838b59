import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { type Clock } from '../scope/clock';
import type { Guard } from '../scope/guard';
import { patchMethod } from '../scope/patchMethod';
import type { Ring } from './createRing';
import { describeAll } from './describe';

export type LogPriority = 'INFO' | 'WARNING' | 'ERROR' | 'CLICK';

/** One line of the console log (widget §3.5). `date` is ISO 8601. */
export type LogEntry = { readonly log: string; readonly date: string; readonly priority: LogPriority };

const priorities = [
  ['log', 'INFO'],
  ['info', 'INFO'],
  ['debug', 'INFO'],
  ['warn', 'WARNING'],
  ['error', 'ERROR'],
] as const;

type ConsoleMethod = (typeof priorities)[number][0];
type Print = (...values: unknown[]) => void;
type HostConsole = { [M in ConsoleMethod]: Print };

export type ConsoleLogOptions = {
  readonly window: { readonly console: HostConsole } & Pick<
    Window,
    'addEventListener' | 'removeEventListener'
  >;
  readonly clock: Pick<Clock, 'now'>;
  readonly guard: Guard;
  readonly entries: Ring<LogEntry>;
};

export function createLogEntry(log: string, priority: LogPriority, now: number): LogEntry {
  return { log, priority, date: new Date(now).toISOString() };
}

/** Records the page's console output and its uncaught errors. The console works as before. */
export function startConsoleLog({ window, clock, guard, entries }: ConsoleLogOptions): Dispose {
  const disposables = createDisposables();
  let isDescribing = false;
  const push = guard.wrap((values: readonly unknown[], priority: LogPriority) => {
    // A proxy that logs when it is read would add lines without end.
    if (isDescribing) return;
    isDescribing = true;
    const log = describeAll(values);
    isDescribing = false;
    entries.push(createLogEntry(log, priority, clock.now()));
  });
  for (const [method, priority] of priorities) {
    disposables.add(patchMethod(window.console, method, (_console, values) => push(values, priority)));
  }
  disposables.add(
    listen<ErrorEvent>(window, 'error', ({ error, message }) => {
      if (message) push(['Uncaught', error ?? message], 'ERROR');
    }),
  );
  disposables.add(
    listen<PromiseRejectionEvent>(window, 'unhandledrejection', ({ reason }) =>
      push(['Unhandled rejection', reason], 'ERROR'),
    ),
  );
  return disposables.dispose;
}
