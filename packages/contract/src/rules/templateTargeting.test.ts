import { describe, expect, it } from 'vitest';
import type { TemplateTargeting } from '../ads/templates/schemas';
import type { TargetAddress } from '../ads/templates/TargetAddress';
import { createDefaultTemplateTargeting } from '../ads/templates/templateDefaults';
import { messages } from '../constants/texts/messages';
import { ownMessages } from '../constants/texts/ownMessages';
import {
  buildUrlTags,
  checkBillingEvent,
  checkBudget,
  checkFacebookRadius,
  checkMessagingApps,
  checkSystemVersions,
  checkUtmTag,
} from './facebook/facebookTargeting';
import { findCategoryLock, limitAudience } from './facebook/specialAdCategory';
import { checkTargeting, listTargetingNotes } from './templateTargeting';

const city: TargetAddress = {
  mode: 'include',
  method: 'search',
  key: '2490299',
  type: 'city',
  name: 'New York',
  latitude: 40.71,
  longitude: -74,
  radius: null,
  distanceUnit: 'mile',
  country_code: 'US',
};
const pin: TargetAddress = { ...city, method: 'radius', key: null, type: 'pin', radius: 25 };

function targetingWith(changes: Partial<TemplateTargeting>): TemplateTargeting {
  return { ...createDefaultTemplateTargeting(), ...changes };
}
function findErrors(changes: Partial<TemplateTargeting>) {
  return checkTargeting(targetingWith(changes));
}

describe('checkFacebookRadius', () => {
  it.each([
    [0.99, 'mile', 'NONE', false],
    [1, 'mile', 'NONE', true],
    [50, 'mile', 'NONE', true],
    [51, 'mile', 'NONE', false],
    [80, 'kilometer', 'NONE', true],
    [81, 'kilometer', 'NONE', false],
    [14, 'mile', 'HOUSING', false],
    [15, 'mile', 'HOUSING', true],
    [24, 'kilometer', 'EMPLOYMENT', false],
    [25, 'kilometer', 'EMPLOYMENT', true],
  ] as const)('a radius of %d %ss for %s: %s', (radius, unit, category, isFine) => {
    expect(checkFacebookRadius(radius, unit, category) === undefined).toBe(isFine);
  });
});

describe('single targeting rules', () => {
  it.each([
    ['', '', undefined],
    ['15.0', '', undefined],
    ['9.0', '15.0', undefined],
    ['15.0', '15.0', undefined],
    ['16.0', '15.0', ownMessages.systemVersionRange],
    ['', '15.0', ownMessages.systemVersionMin],
  ])('checkSystemVersions from "%s" to "%s"', (min, max, message) => {
    expect(checkSystemVersions(min, max)).toBe(message);
  });

  it.each([
    ['facebook', undefined],
    ['{{campaign.name}}-spring', undefined],
    ['{{campaign.title}}', `${ownMessages.utmMacroUnknown} {{campaign.title}}`],
    ['{name}', messages.braces],
    ['{{ad.name}', messages.braces],
    ['x'.repeat(255), undefined],
    ['x'.repeat(256), ownMessages.utmTooLong],
  ])('checkUtmTag of %s', (tag, message) => {
    expect(checkUtmTag(tag)).toBe(message);
  });

  it.each([
    ['LINK_CLICKS', 'landing_page', undefined],
    ['LINK_CLICKS', 'leadform', ownMessages.billingEvent],
    ['LINK_CLICKS', 'messenger', ownMessages.billingEvent],
    ['IMPRESSIONS', 'leadform', undefined],
  ] as const)('checkBillingEvent for %s with a %s ad', (event, type, message) => {
    expect(checkBillingEvent(event, type)).toBe(message);
  });

  it.each([
    [false, false, 'messenger', messages.optionRequired],
    [true, false, 'messenger', undefined],
    [false, true, 'messenger', undefined],
    [false, false, 'leadform', undefined],
  ] as const)(
    'checkMessagingApps with messenger %s, instagram %s and a %s ad',
    (messenger, instagram, type, message) => {
      expect(checkMessagingApps({ messenger, instagram }, type)).toBe(message);
    },
  );

  it.each([
    [null, undefined],
    [0, ownMessages.budgetInvalid],
    [1, undefined],
    [1.5, ownMessages.budgetInvalid],
    [10_000_000_000, undefined],
    [10_000_000_001, ownMessages.budgetInvalid],
    [Number.NaN, ownMessages.budgetInvalid],
  ])('checkBudget of %s', (budget, message) => {
    expect(checkBudget(budget)).toBe(message);
  });
});

describe('buildUrlTags', () => {
  it('buildUrlTags joins and encodes filled tags and leaves known macros unencoded', () => {
    expect(
      buildUrlTags({
        utm_source: 'face book',
        utm_medium: '',
        utm_campaign: '{{campaign.name}}&co',
        x: '{{odd}}',
      }),
    ).toBe('utm_source=face%20book&utm_campaign={{campaign.name}}%26co&x=%7B%7Bodd%7D%7D');
    expect(buildUrlTags({ utm_source: '' })).toBe('');
  });
});

describe('checkTargeting', () => {
  it('checkTargeting accepts a new template', () => {
    expect(findErrors({})).toEqual({});
  });

  it.each([
    ['ages', { minAge: 17 }, { minAge: ownMessages.ageRange }],
    ['a radius below ads §5', { radius: 19 }, { radius: ownMessages.radiusOutOfRange }],
    ['a radius of ads §5', { radius: 20 }, {}],
    [
      'the same place twice',
      { location: { facebook: [city, { ...city, mode: 'exclude' as const }] } },
      { 'location.facebook.1.key': messages.locationExists },
    ],
    ['two places', { location: { facebook: [city, { ...city, key: '2' }] } }, {}],
    [
      'a pin that ads §5 refuses',
      { location: { facebook: [{ ...pin, radius: 19 }] } },
      { 'location.facebook.0.radius': ownMessages.radiusOutOfRange },
    ],
    [
      'a pin that Facebook refuses',
      { location: { facebook: [{ ...pin, radius: 51 }] } },
      { 'location.facebook.0.radius': ownMessages.facebookRadius },
    ],
    ['a pin that both take', { location: { facebook: [{ ...pin, radius: 50 }] } }, {}],
    [
      'a pin that is too small for a category',
      {
        specialAdCategory: 'HOUSING' as const,
        location: { facebook: [{ ...pin, radius: 24, distanceUnit: 'kilometer' as const }] },
      },
      { 'location.facebook.0.radius': ownMessages.facebookRadius },
    ],
    [
      '201 places',
      { location: { facebook: Array.from({ length: 201 }, (_, key) => ({ ...city, key: String(key) })) } },
      { 'location.facebook': ownMessages.tooManyPlaces },
    ],
    ['90 languages', { locales: Array.from({ length: 90 }, (_, key) => key) }, {}],
    [
      '91 languages',
      { locales: Array.from({ length: 91 }, (_, key) => key) },
      { locales: ownMessages.tooManyLanguages },
    ],
    [
      'a lifetime budget without an end',
      { budgetType: 'lifetime' as const, budget: 1, endTime: null },
      {
        endTime: ownMessages.lifetimeNeedsEnd,
      },
    ],
    ['a lifetime budget with an end', { budgetType: 'lifetime' as const, budget: 1 }, {}],
    [
      'an end before the start',
      { startTime: '2027-01-02T00:00:00.000Z', endTime: '2027-01-01T00:00:00.000Z' },
      { endTime: ownMessages.endBeforeStart },
    ],
  ])('checkTargeting: %s', (_name, changes, errors) => {
    expect(findErrors(changes)).toEqual(errors);
  });
});

describe('special ad categories', () => {
  it('limitAudience sends everyone from 18 to 65', () => {
    const narrowed = { minAge: 30, maxAge: 40, gender: 'male' as const };
    expect(limitAudience({ ...narrowed, specialAdCategory: 'HOUSING' })).toEqual({
      minAge: 18,
      maxAge: 65,
      gender: 'both',
    });
    expect(limitAudience({ ...narrowed, specialAdCategory: 'NONE' })).toEqual(narrowed);
  });

  it('findCategoryLock locks nothing without a category', () => {
    expect(findCategoryLock('NONE', 'gender')).toBeUndefined();
    expect(findCategoryLock('EMPLOYMENT', 'gender')).toMatch(/all genders/);
  });
});

describe('listTargetingNotes', () => {
  const lead = { adLaunchType: 'leadform', hasVideo: false } as const;
  const listFields = (changes: Partial<TemplateTargeting>) =>
    listTargetingNotes(targetingWith(changes), lead).map(({ kind, field }) => `${kind} ${field}`);

  it.each([
    ['nothing', {}, []],
    ['ages that a category changes', { specialAdCategory: 'HOUSING', minAge: 30 }, ['changed minAge']],
    [
      'a gender that a category changes',
      { specialAdCategory: 'HOUSING', gender: 'male' },
      ['changed gender'],
    ],
    [
      'postal codes in a category',
      { specialAdCategory: 'HOUSING', location: { facebook: [{ ...city, type: 'zip' }] } },
      ['blocks location.facebook.0.key'],
    ],
    ['postal codes without one', { location: { facebook: [{ ...city, type: 'zip' }] } }, []],
    ['no placement', { placement: 'Manual', platform: {} }, ['blocks placement']],
    [
      'a removed placement',
      { placement: 'Manual', platform: { facebook: ['feed', 'video_feeds'] } },
      ['left_out platform.facebook'],
    ],
    [
      'a placement without its companion',
      { placement: 'Manual', platform: { facebook: ['search'] } },
      ['advice platform.facebook'],
    ],
    ['clicks of a lead ad', { billingEvent: 'LINK_CLICKS' }, ['changed billingEvent']],
  ] as const)('listTargetingNotes: %s', (_name, changes, notes) => {
    expect(listFields(changes as Partial<TemplateTargeting>)).toEqual(notes);
  });

  it('listTargetingNotes uses display names of placements', () => {
    const [note] = listTargetingNotes(
      targetingWith({ placement: 'Manual', platform: { messenger: ['story'], facebook: ['feed'] } }),
      lead,
    );
    expect(note?.message).toMatch(/^Messenger Stories: Messenger closed stories with version 26/);
  });
});
