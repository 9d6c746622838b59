import type { Log, LogFields } from '@adlane/api-server';
import pino, { type DestinationStream } from 'pino';
import { redact } from './redact';

/** Maximum characters buffered while the disk is full; further lines are dropped. */
const mostWaiting = 1024 * 1024;

/**
 * Writes to standard output line by line. A full disk must cost log lines, never the process: an unhandled
 * stream error would end it, and a flush at exit would retry forever.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting });
  output.on('error', () => undefined);
  return output;
}

/**
 * Creates a log of JSON lines without secrets.
 * @default destination standard output
 */
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
