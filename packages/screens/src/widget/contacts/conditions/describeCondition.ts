import { formatDay } from '@adlane/contract/rules';
import { type ContactEventRule, type ContactRule, needsNoValue } from '@adlane/contract/widget/contacts';
import { getLocale, translate } from '@adlane/ui';
import { attributeOptions } from './attributeOptions';
import { testOptions } from './testOptions';

function formatAttribute(attribute: string): string {
  const known = attributeOptions.find(({ value }) => value === attribute);
  return known ? translate(known.label) : attribute;
}

/** Describes a condition on an attribute: 'Plan is pro'. */
export function describeRule({ attribute, test, value }: ContactRule): string {
  const name = formatAttribute(attribute);
  if (test === 'within') return translate('{name} in the last {days} days', { name, days: value });
  if (test === 'notwithin') return translate('{name} not in the last {days} days', { name, days: value });
  const label = translate(testOptions.find((option) => option.value === test)?.label ?? test);
  if (needsNoValue(test)) return `${name} ${label}`;
  return `${name} ${label} ${test === 'before' || test === 'after' ? formatDay(value, getLocale()) : value}`;
}

/** Describes a condition on an event: 'Did not: Bought, in the last 30 days'. */
export function describeEventRule({ name, happened, times, withinDays: days }: ContactEventRule): string {
  if (times > 1) {
    return happened
      ? translate('{name} at least {times} times in the last {days} days', { name, times, days })
      : translate('{name} less than {times} times in the last {days} days', { name, times, days });
  }
  return happened
    ? translate('{name} in the last {days} days', { name, days })
    : translate('{name} not in the last {days} days', { name, days });
}
