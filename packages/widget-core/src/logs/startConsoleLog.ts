import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { type Clock } from '../scope/clock';
import type { Guard } from '../scope/guard';
import type { Ring } from './createRing';
import { describeAll } from './describe';

export type LogPriority = 'INFO' | 'WARNING' | 'ERROR' | 'CLICK';

/** One line of the console log (widget §3.5). `date` is ISO 8601. */
export type LogEntry = { readonly log: string; readonly date: string; readonly priority: LogPriority };

const priorities = {
  log: 'INFO',
  info: 'INFO',
  debug: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
} as const satisfies Record<string, LogPriority>;

type ConsoleMethod = keyof typeof priorities;
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
  const push = guard.wrap((values: readonly unknown[], priority: LogPriority) =>
    entries.push(createLogEntry(describeAll(values), priority, clock.now())),
  );
  for (const method of Object.keys(priorities).filter(isConsoleMethod)) {
    disposables.add(patchMethod(window.console, method, (values) => push(values, priorities[method])));
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

function isConsoleMethod(name: string): name is ConsoleMethod {
  return Object.hasOwn(priorities, name);
}

function patchMethod(
  console: HostConsole,
  method: ConsoleMethod,
  push: (values: unknown[]) => void,
): Dispose {
  const plain = console[method];
  let isActive = true;
  const print: Print = function (this: unknown, ...values) {
    if (isActive) push(values);
    return Reflect.apply(plain, this, values);
  };
  console[method] = print;
  return () => {
    isActive = false;
    // Code that patched the console after us continues to work; our patch then passes calls through.
    if (console[method] === print) console[method] = plain;
  };
}
