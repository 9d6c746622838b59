import type { Log, LogFields } from '@adlane/api-server';
import pino, { type DestinationStream } from 'pino';
import { redact } from './redact';

/** Characters of lines that wait for room on a full disk; what comes after them is lost. */
const mostWaiting = 1024 * 1024;

/**
 * Standard output, line by line: what waits when the process ends would be tried for ever on a full disk. That must cost
 * lines, never the process, which an error without a listener would end.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting });
  output.on('error', () => undefined);
  return output;
}

/** JSON lines without secrets. `destination` is standard output where not given. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const settings: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const logger = pino(settings, destination ?? standardOutput());
  const write = (name: 'info' | 'warn' | 'error') => (fields: LogFields, message: string) => {
    if (logger.isLevelEnabled(name)) logger[name](redact(fields), String(redact(message)));
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
