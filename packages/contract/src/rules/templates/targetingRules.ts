import { limits } from '../../constants/limits';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import type { RuleMessage } from '../texts/textRules';

/**
 * Checks a radius of 20 to 500 in the selected unit (ads §5). The launch preflight checks the platform's own
 * limits.
 */
export function checkRadius(radius: number): RuleMessage {
  const { min, max } = limits.radius;
  return radius >= min && radius <= max ? undefined : ownMessages.radiusOutOfRange;
}

/** Checks a template's radius, which starts at 1: unchanged, it is unset and the launch asks for places. */
export function checkTemplateRadius(radius: number): RuleMessage {
  return radius === limits.radius.start ? undefined : checkRadius(radius);
}

/** Checks ages of 18 to 65, the lower one first. */
export function checkAges(minAge: number, maxAge: number): RuleMessage {
  const { min, max } = limits.age;
  const isFine = minAge >= min && maxAge <= max && minAge <= maxAge;
  return isFine ? undefined : ownMessages.ageRange;
}

/** Checks that a location is not in the list yet, by key. */
export function checkLocation(key: string, others: readonly string[]): RuleMessage {
  return others.includes(key) ? messages.locationExists : undefined;
}

/** Checks that a start is set; instants are ISO texts. */
export function checkStartTime(startTime: string | null | undefined): RuleMessage {
  return startTime ? undefined : messages.startDateRequired;
}

/** Shortest schedule of an ad set with a daily budget on Facebook. */
const minDailyScheduleMs = 24 * 3_600_000;

/** Checks a schedule of a launch: no start in the past, an end after it, and a whole day for daily budgets. */
export function checkSchedule(
  schedule: {
    readonly budgetType: 'daily' | 'lifetime';
    readonly startTime: string | null;
    readonly endTime: string | null;
  },
  now: Date,
): { readonly startTime: RuleMessage; readonly endTime: RuleMessage } {
  const { budgetType, startTime, endTime } = schedule;
  const start = Math.max(startTime === null ? 0 : Date.parse(startTime), now.getTime());
  const isShort =
    budgetType === 'daily' && endTime !== null && Date.parse(endTime) - start < minDailyScheduleMs;
  const isEndMissing = budgetType === 'lifetime' && endTime === null;
  return {
    startTime:
      startTime !== null && Date.parse(startTime) < now.getTime() ? ownMessages.startInPast : undefined,
    endTime: isEndMissing
      ? ownMessages.lifetimeNeedsEnd
      : (checkEndTime(startTime, endTime, now) ?? (isShort ? ownMessages.dailyTooShort : undefined)),
  };
}

/** Checks that an optional end is after the start, or after `now` without a start. */
export function checkEndTime(startTime: string | null, endTime: string | null, now: Date): RuleMessage {
  if (endTime === null) return undefined;
  const start = startTime === null ? now.getTime() : Date.parse(startTime);
  return Date.parse(endTime) > start ? undefined : ownMessages.endBeforeStart;
}
