import * as z from 'zod';
import { AttributeRule, attributeTests, EventRule, messageLimits } from '../outbound/manage/schemas';

/** Limits of the conditions on contacts. */
export const contactLimits = {
  attributes: messageLimits.rules,
  events: messageLimits.events,
  /** How often an event must have happened at most. */
  times: 100,
  /** Days in which an event counts. */
  withinDays: 365,
  /** Days of `within` and `notwithin`. */
  days: 3650,
  /** Characters of all conditions as JSON. */
  text: 2000,
} as const;

/** Attributes of contacts that are times; conditions name a day in UTC, or a number of days. */
export const contactDates = ['last_seen_at', 'created_at'] as const;

const dateTests = ['within', 'notwithin', 'before', 'after'] as const;
const numberTests = ['is', 'isnot', 'above', 'below'] as const;

/** Comparisons of a contact's attribute: those of audiences, and those of dates. */
export const contactTests = [...attributeTests, ...dateTests] as const;
export type ContactTest = (typeof contactTests)[number];

/** True if a comparison needs no value. */
export const needsNoValue = (test: ContactTest): boolean => test === 'exists' || test === 'missing';

/** Lists the comparisons of an attribute; custom data may be text, numbers or dates. */
export function listContactTests(attribute: string): readonly ContactTest[] {
  if (contactDates.some((name) => name === attribute)) return dateTests;
  if (attribute === 'sessions') return numberTests;
  if (attribute === 'value') return [...numberTests, 'exists', 'missing'];
  const isOwnText = ['userId', 'name', 'email', 'phone', 'lang'].includes(attribute);
  return isOwnText
    ? contactTests.filter((test) => !dateTests.some((other) => other === test) && !isOrder(test))
    : contactTests;
}

const isOrder = (test: ContactTest) => test === 'above' || test === 'below';

function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

function isDayCount(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= contactLimits.days;
}

function findProblem({ attribute, test, value }: z.infer<typeof AttributeRuleOfContacts>) {
  if (!listContactTests(attribute).includes(test)) return 'Please choose another comparison.';
  if (needsNoValue(test)) return undefined;
  if (value === '') return 'Please enter a value.';
  if (test === 'before' || test === 'after') return isDay(value) ? undefined : 'Please enter a date.';
  if (test === 'within' || test === 'notwithin') {
    return isDayCount(value) ? undefined : 'Please enter a number of days from 1 to 3650.';
  }
  const isNumber = isOrder(test) || attribute === 'sessions' || attribute === 'value';
  return isNumber && !Number.isFinite(Number(value)) ? 'Please enter a number.' : undefined;
}

const AttributeRuleOfContacts = z.object({ ...AttributeRule.shape, test: z.enum(contactTests) });

/** A condition on a contact's field, on custom data by its key, or on `last_seen_at`, `created_at` and `sessions`. */
export const ContactRule = AttributeRuleOfContacts.superRefine((rule, { addIssue }) => {
  const message = findProblem(rule);
  if (message)
    addIssue({ code: 'custom', message, path: [message.includes('comparison') ? 'test' : 'value'] });
});
export type ContactRule = z.infer<typeof ContactRule>;

/** An event that a contact must have had so often in the last days, or must not. */
export const ContactEventRule = EventRule.extend({
  times: z.int().min(1).max(contactLimits.times).default(1),
  withinDays: z.int().min(1).max(contactLimits.withinDays),
});
export type ContactEventRule = z.infer<typeof ContactEventRule>;

/** Conditions on contacts, in the terms of an audience: every one must be met. */
export const ContactConditions = z.object({
  attributes: z.array(ContactRule).max(contactLimits.attributes).default([]),
  events: z.array(ContactEventRule).max(contactLimits.events).default([]),
});
export type ContactConditions = z.infer<typeof ContactConditions>;

/** The conditions that every contact meets. */
export const anyContact: ContactConditions = { attributes: [], events: [] };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Conditions in a query: `ContactConditions` as JSON. */
export const ConditionsText = z.string().max(contactLimits.text).transform(parseJson).pipe(ContactConditions);

/** Parses the conditions in an address; invalid ones are none. */
export function readContactConditions(text: string | undefined): ContactConditions {
  return ConditionsText.safeParse(text ?? '').data ?? anyContact;
}

/** Writes conditions for an address; '' for none. What is the default is left out. */
export function writeContactConditions({ attributes, events }: ContactConditions): string {
  const written = {
    ...(attributes.length > 0 && {
      attributes: attributes.map((rule) => (needsNoValue(rule.test) ? { ...rule, value: '' } : rule)),
    }),
    ...(events.length > 0 && { events }),
  };
  return Object.keys(written).length > 0 ? JSON.stringify(written) : '';
}
