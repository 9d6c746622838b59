import { type GraphParameters, toInstant } from '../checkParameters';
import { refused } from '../graphFault';

const dayMs = 24 * 3_600_000;
/** Delay between a request and its arrival that a start may have. */
const startGraceMs = 60_000;

/** The schedule of a new ad set; instants in milliseconds. */
export type Schedule = { readonly start: number; readonly end: number | undefined };

/**
 * Validates a new ad set's dates: a start that is not past, an end after it, and 24 hours for a daily budget.
 * @throws GraphFault
 */
export function checkSchedule(params: GraphParameters, now: number): Schedule {
  const end = params.end_time === undefined ? undefined : toInstant(params.end_time);
  const start = params.start_time === undefined ? now : toInstant(params.start_time);
  if (start < now - startGraceMs) {
    throw refused(1885183, 'Start time too early', 'The start must not lie in the past.', 'start_time');
  }
  if (params.lifetime_budget !== undefined && end === undefined) {
    throw refused(1885035, 'End time missing', 'A lifetime budget needs an end time.', 'end_time');
  }
  if (end !== undefined && end <= Math.max(start, now)) {
    throw refused(
      1487793,
      'End time too early',
      'The end must lie after the start and in the future.',
      'end_time',
    );
  }
  if (params.daily_budget !== undefined && end !== undefined && end - start < dayMs) {
    throw refused(
      1487793,
      'Schedule too short',
      'An ad set with a daily budget must run for at least 24 hours.',
      'end_time',
    );
  }
  return { start, end };
}

/** Returns how many days a schedule has begun at its end; one without an end. */
export function countDays({ start, end }: Schedule): number {
  return end === undefined ? 1 : Math.max(1, Math.ceil((end - start) / dayMs));
}
