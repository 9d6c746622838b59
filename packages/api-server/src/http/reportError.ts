import { errorMessages } from '@adlane/contract/constants';
import { getSqlState } from '../db/getSqlState';
import type { Log } from '../ports';
import { conflict, invalid, Problem } from './problem';

const unstorable = () => invalid({ body: ['A value is out of its range.'] });

/** SQLSTATEs that a caller can act on. */
const problemsByState: Readonly<Record<string, () => Problem>> = {
  '22003': unstorable,
  '22008': unstorable,
  '22021': unstorable,
  '22P05': unstorable,
  '23503': () => invalid({ body: ['Something that this refers to does not exist.'] }),
  '23505': () => conflict('This exists already.'),
  '40001': () => conflict('Another user changed this at the same moment. Please try again.'),
  '40P01': () => conflict('Another user changed this at the same moment. Please try again.'),
};

/**
 * Converts any thrown value into the caller's problem; unexpected errors are logged under the request's id.
 */
export function toProblem(error: unknown, log: Log, about: { request_id: string; call: string }): Problem {
  if (error instanceof Problem) return error;
  const state = getSqlState(error);
  const known = state === undefined ? undefined : problemsByState[state];
  if (known) return known();
  if (state !== undefined && /^(ENOSPC|EDQUOT|53100)$/.test(state)) {
    log.error({ ...about, sqlstate: state }, 'The storage is full');
    return new Problem('STORAGE_FULL', errorMessages.storageFull);
  }
  log.error({ ...about, ...describeError(error), ...(state && { sqlstate: state }) }, 'The call failed');
  if (isAway(error))
    return new Problem('UNAVAILABLE', errorMessages.internal, { headers: { 'retry-after': '5' } });
  return new Problem('INTERNAL', errorMessages.internal);
}

/**
 * Returns whether the database was unreachable or the connection broke: the statement may or may not have
 * run.
 */
export function isAway(error: unknown): boolean {
  const state = getSqlState(error);
  // Down, read-only for a while (25006), out of connections or memory, or a lock timeout (55P03, 57014).
  return state !== undefined && /^(08|25006|53|57P|57014|55P03|E)/.test(state);
}

/**
 * Describes an error for the log without data that it may quote: drivers put a query's values into their
 * messages, so the message of an error with a cause is left out and its stack is reduced to locations.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const quotes = error.cause !== undefined || getSqlState(error) !== undefined;
  return {
    error: error.name,
    ...(!quotes && { reason: scrubbed(error.message) }),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}

/** Returns the first line of a message, with the values after words like "password" removed. */
function scrubbed(message: string): string {
  return message
    .replace(/[\r\n]+/g, ' ')
    .replace(/\b(bearer) \S+/gi, '$1 [redacted]')
    .replace(
      /(password|token|secret|authorization|api_?key)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
      '$1$2[redacted]',
    )
    .slice(0, 500);
}
