import type { Log, LogFields } from '@adlane/api-server';
import pino, { type DestinationStream } from 'pino';
import { redact } from './redact';

/** JSON lines without secrets. `destination` is standard output where not given. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const settings: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const logger = destination === undefined ? pino(settings) : pino(settings, destination);
  const write = (name: 'info' | 'warn' | 'error') => (fields: LogFields, message: string) => {
    if (logger.isLevelEnabled(name)) logger[name](redact(fields), String(redact(message)));
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
