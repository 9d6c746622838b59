import { describe, expect, it } from 'vitest';
import { messages, ruleFailures } from '../constants/texts/messages';
import { ownMessages } from '../constants/texts/ownMessages';
import { addGoogleText, canAddGoogleText, canRemoveGoogleText, removeGoogleText } from './google/googleLists';
import {
  checkCallToAction,
  checkConversionGoals,
  checkDefaultObjective,
  checkDisableObjective,
  checkPlatforms,
  checkSelectedObjectives,
} from './templates/objectives';
import {
  checkAges,
  checkEndTime,
  checkLocation,
  checkRadius,
  checkStartTime,
} from './templates/targetingRules';
import { checkTemplateTexts, checkVersionText } from './templates/templateRules';
import { addVersion, editVersion } from './templates/versionList';

describe('Google text lists', () => {
  it.each([
    ['headlines', 14, 15, 4, 3],
    ['longHeadlines', 4, 5, 2, 1],
    ['descriptions', 4, 5, 4, 3],
  ] as const)('Google text lists: %s', (field, canAdd, full, canRemove, minimum) => {
    expect(canAddGoogleText(field, canAdd)).toBe(true);
    expect(canAddGoogleText(field, full)).toBe(false);
    expect(canRemoveGoogleText(field, canRemove)).toBe(true);
    expect(canRemoveGoogleText(field, minimum)).toBe(false);
  });

  it('formatGoogleTextTitle numbers descriptions from the second item', () => {
    const build = (count: number) =>
      Array.from({ length: count }).reduce<ReturnType<typeof addGoogleText>>(
        (list) => addGoogleText(list, 'descriptions', String(list.length)),
        [],
      );
    expect(build(3).map((text) => text.title)).toEqual([
      'Short Description',
      'Description 1',
      'Description 2',
    ]);
    expect(build(9)).toHaveLength(5);
    expect(
      removeGoogleText(build(4), 'descriptions', 2).map(({ id, title, text }) => [id, title, text]),
    ).toEqual([
      [1, 'Short Description', '0'],
      [2, 'Description 1', '2'],
      [3, 'Description 2', '3'],
    ]);
    expect(removeGoogleText(build(3), 'descriptions', 2)).toEqual(build(3));
  });
});

describe('objective rules', () => {
  const objective = { id: 'OUTCOME_LEADS', isActive: true, isDefault: false };
  it.each([
    ['disable', checkDisableObjective(objective), undefined],
    [
      'disable the default',
      checkDisableObjective({ ...objective, isDefault: true }),
      ruleFailures.defaultObjectiveDisabled,
    ],
    ['make default', checkDefaultObjective(objective), undefined],
    [
      'make an inactive one default',
      checkDefaultObjective({ ...objective, isActive: false }),
      ruleFailures.inactiveObjectiveDefault,
    ],
    ['none selected', checkSelectedObjectives([]), messages.optionRequired],
    ['one selected', checkSelectedObjectives(['a']), undefined],
    ['two selected', checkSelectedObjectives(['a', 'b']), ownMessages.oneObjective],
    ['no conversion goal', checkConversionGoals([]), ownMessages.conversionGoalRequired],
    ['a conversion goal', checkConversionGoals(['a']), undefined],
    ['no platform', checkPlatforms([]), messages.platformRequired],
    ['a platform', checkPlatforms(['facebook']), undefined],
    ['call to action for a lead form', checkCallToAction('Sign up', 'leadform'), undefined],
    [
      'Contact Us for a lead form',
      checkCallToAction('Contact Us', 'leadform'),
      ownMessages.callToActionForLeadForm,
    ],
    ['Contact Us for a page', checkCallToAction('Contact Us', 'landing_page'), undefined],
    ['no call to action', checkCallToAction('', 'landing_page'), messages.optionRequired],
  ])('objective rules: %s', (_name, answer, expected) => expect(answer).toBe(expected));
});

describe('targeting rules', () => {
  const now = new Date('2026-11-01T12:00:00Z');
  it.each([
    ['radius 19', checkRadius(19), ownMessages.radiusOutOfRange],
    ['radius 20', checkRadius(20), undefined],
    ['radius 500', checkRadius(500), undefined],
    ['radius 501', checkRadius(501), ownMessages.radiusOutOfRange],
    ['radius NaN', checkRadius(Number.NaN), ownMessages.radiusOutOfRange],
    ['ages 18 to 65', checkAges(18, 65), undefined],
    ['age 17', checkAges(17, 65), ownMessages.ageRange],
    ['age 66', checkAges(18, 66), ownMessages.ageRange],
    ['ages turned round', checkAges(40, 30), ownMessages.ageRange],
    ['new location', checkLocation('a', ['b']), undefined],
    ['same location', checkLocation('a', ['a']), messages.locationExists],
    ['no start', checkStartTime(null), ' Start date is required.'],
    ['start', checkStartTime('2026-11-02T00:00:00Z'), undefined],
    ['no end', checkEndTime(null, null, now), undefined],
    [
      'end at the start',
      checkEndTime('2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z', now),
      ownMessages.endBeforeStart,
    ],
    ['end after the start', checkEndTime('2026-11-02T00:00:00Z', '2026-11-02T00:00:01Z', now), undefined],
    ['end in the past', checkEndTime(null, '2026-11-01T11:59:59Z', now), ownMessages.endBeforeStart],
  ])('targeting rules: %s', (_name, answer, expected) => expect(answer).toBe(expected));
});

describe('template text rules', () => {
  const list = (field: 'adText' | 'headlines' | 'subHeadlines', values: string[]) =>
    values.reduce((versions, value) => addVersion(versions, field, value), addVersion([], field).slice(0, 0));
  const content = {
    adText: list('adText', ['Join us today', '', '']),
    headlines: list('headlines', ['Try it', 'Get fit', '']),
    subHeadlines: list('subHeadlines', ['One', 'Two', 'Three']),
  };

  it('checkTemplateTexts accepts clean texts', () => expect(checkTemplateTexts(content)).toEqual({}));

  it('checkTemplateTexts reports each error at its field', () => {
    expect(
      checkTemplateTexts({
        adText: editVersion(content.adText, 1, ' '),
        headlines: editVersion(content.headlines, 2, 'try IT'),
        subHeadlines: editVersion(content.subHeadlines, 3, 'one'),
      }),
    ).toEqual({
      'adText.0.value': [messages.fieldRequired],
      'headlines.1.value': [messages.capitalWords],
      'subHeadlines.2.value': [messages.duplicate],
    });
  });

  it.each([
    ['<b>HI</b>', messages.htmlTags],
    ['HI 😀', messages.emojis],
    ['{x} HI', messages.braces],
    ['a^b HI', messages.specialCharacters],
    ['HI!x', messages.capitalWords],
    ['Hi!x', messages.spaceAfterExclamation],
    ['x'.repeat(31), messages.headingTooLong],
    ['taken', messages.duplicate],
    ['Fine', undefined],
  ])('checkAdText returns one message at a time for %j', (text, message) => {
    expect(checkVersionText('headlines', text, ['Taken'])).toBe(message);
  });

  it('checkAdText accepts known inserts and counts their values', () => {
    const inserts = new Map([['CITY', 'a'.repeat(28)]]);
    expect(checkVersionText('headlines', '{CITY} x', [], inserts)).toBeUndefined();
    expect(checkVersionText('headlines', 'in {CITY}', [], inserts)).toBe(messages.characterLimit);
  });
});
