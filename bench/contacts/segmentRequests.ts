import { listContactTests, needsNoValue } from '@adlane/contract/widget/contacts';
import type { TimedRequest } from '../listRequests';

type Values = { readonly rare: string; readonly frequent: string };
type Attribute = {
  readonly attribute: string;
  readonly text: Values;
  /** Compared as a number. */
  readonly number?: Values;
  /** Days ago, for times and days of custom data. */
  readonly days?: Values;
  readonly day?: Values;
};

const days: Values = { rare: '1', frequent: '90' };
const day: Values = { rare: '1999-12-31', frequent: '2026-11-01' };
/** An attribute of each type, with values of `fillContacts`: few contacts have the rare one, many the frequent one. */
const attributes: readonly Attribute[] = [
  { attribute: 'email', text: { rare: 'person777@mail.example', frequent: 'mail.example' } },
  {
    attribute: 'plan',
    text: { rare: 'enterprise', frequent: 'free' },
    number: { rare: '1', frequent: '0' },
    days,
    day,
  },
  {
    attribute: 'seats',
    text: { rare: '50', frequent: '4' },
    number: { rare: '48.5', frequent: '10' },
    days,
    day,
  },
  {
    attribute: 'segment',
    text: { rare: '9', frequent: '3' },
    number: { rare: '6.5', frequent: '2' },
    days,
    day,
  },
  {
    attribute: 'renewal',
    text: { rare: '1999-12-31', frequent: '20' },
    number: { rare: '1', frequent: '0' },
    days,
    day,
  },
  {
    attribute: 'value',
    text: { rare: '1000', frequent: '4' },
    number: { rare: '998.5', frequent: '100' },
  },
  { attribute: 'sessions', text: { rare: '2', frequent: '1' }, number: { rare: '3', frequent: '0' } },
  { attribute: 'last_seen_at', text: { rare: '', frequent: '' }, days, day },
  { attribute: 'created_at', text: { rare: '', frequent: '' }, days, day },
];

function getValues({ text, number, days: dayCounts, day: dates }: Attribute, test: string): Values {
  if (test === 'above' || test === 'below') return number ?? text;
  if (test === 'within' || test === 'notwithin') return dayCounts ?? text;
  return test === 'before' || test === 'after' ? (dates ?? text) : text;
}

const toRequest = (name: string, conditions: object): TimedRequest => ({
  name,
  path: `/api/v1/contacts?conditions=${encodeURIComponent(JSON.stringify(conditions))}`,
});

const ofAttributes = attributes.flatMap((each) =>
  listContactTests(each.attribute).flatMap((test) => {
    const values = needsNoValue(test) ? [''] : Object.values(getValues(each, test));
    return values.map((value) => {
      const { attribute } = each;
      return toRequest(`${attribute} ${test} ${value}`, { attributes: [{ attribute, test, value }] });
    });
  }),
);

const ofEvents = ['pageView', 'Bought', 'Refunded', 'Sold'].flatMap((name) =>
  [true, false].flatMap((happened) =>
    [1, 2].flatMap((times) =>
      [1, 90].map((withinDays) =>
        toRequest(`${happened ? 'had' : 'had not'} ${name} ${times} times in ${withinDays} days`, {
          events: [{ name, happened, times, withinDays }],
        }),
      ),
    ),
  ),
);

const is = (attribute: string, value: string) => ({ attribute, test: 'is', value });
const bought = { name: 'Bought', happened: true, withinDays: 90 };
/** What many contacts meet each, and few or none together. */
const combined = [
  toRequest('plan is pro, and company is 42', {
    attributes: [is('plan', 'pro'), is('companyName', 'Company 42')],
  }),
  toRequest('seats are 1, and lang is ar, and plan is team', {
    attributes: [is('seats', '1'), is('lang', 'ar'), is('plan', 'team')],
  }),
  toRequest('plan is pro, and seats are 4, which no contact is', {
    attributes: [is('plan', 'pro'), is('seats', '4')],
  }),
  toRequest('had Bought, and seats are 7', { attributes: [is('seats', '7')], events: [bought] }),
  toRequest('had Bought, and email begins with person3, and plan is pro', {
    attributes: [{ attribute: 'email', test: 'startswith', value: 'person3' }, is('plan', 'pro')],
    events: [bought],
  }),
  toRequest('had Bought, and had not pageView', {
    events: [bought, { name: 'pageView', happened: false, withinDays: 90 }],
  }),
];

/** Each comparison of each type of attribute with a rare and a frequent value, events, and combinations. */
export const segmentRequests: readonly TimedRequest[] = [...ofAttributes, ...ofEvents, ...combined];
