import { limits } from '../constants/limits';
import { messages, ownMessages } from '../constants/messages';
import type { RuleMessage } from './textRules';

/** 20 to 500, in the chosen unit (ads §5). What a platform takes beyond that is the launch preflight's matter. */
export function checkRadius(radius: number): RuleMessage {
  const { min, max } = limits.radius;
  return radius >= min && radius <= max ? undefined : ownMessages.radiusOutOfRange;
}

/** The same for a template, which starts at 1: left as it came, it says nothing and the launch asks for places. */
export function checkTemplateRadius(radius: number): RuleMessage {
  return radius === limits.radius.start ? undefined : checkRadius(radius);
}

/** 18 to 65, the lower age not above the upper. */
export function checkAges(minAge: number, maxAge: number): RuleMessage {
  const { min, max } = limits.age;
  const isFine = minAge >= min && maxAge <= max && minAge <= maxAge;
  return isFine ? undefined : ownMessages.ageRange;
}

/** The location is not in the list yet. Locations are compared by key. */
export function checkLocation(key: string, others: readonly string[]): RuleMessage {
  return others.includes(key) ? messages.locationExists : undefined;
}

/** A start is set; instants are ISO texts. */
export function checkStartTime(startTime: string | null | undefined): RuleMessage {
  return startTime ? undefined : messages.startDateRequired;
}

/** An end, where one is set, lies after the start; without a start, after `now`. */
export function checkEndTime(startTime: string | null, endTime: string | null, now: Date): RuleMessage {
  if (endTime === null) return undefined;
  const start = startTime === null ? now.getTime() : Date.parse(startTime);
  return Date.parse(endTime) > start ? undefined : ownMessages.endBeforeStart;
}
