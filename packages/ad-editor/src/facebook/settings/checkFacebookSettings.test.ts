import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../draft/draftChecks';
import { toDraft } from '../../draft/templateDraft';
import { storyCity, storyPin } from '../../story/storyLookups';
import { storyTemplate } from '../../story/storyTemplate';
import { checkFacebookSettings } from './checkFacebookSettings';

const clean = toDraft(storyTemplate);

function check(change: Partial<TemplateTargeting>): Record<string, string> {
  const draft = { ...clean, templateTargeting: { ...clean.templateTargeting, ...change } };
  return checkDraft([checkFacebookSettings], draft, { inserts: new Map() });
}
const at = (path: string, text: string) => ({ [`templateTargeting.${path}`]: text });
const createPin = (radius: number) => ({ location: { facebook: [{ ...storyPin, radius }] } });

describe('settings of a Facebook ad, in the words of ads §5', () => {
  it.each<[string, Partial<TemplateTargeting>, Record<string, string>]>([
    ['what a new template holds', { radius: 1 }, {}],
    ['a radius of 19', { radius: 19 }, at('radius', 'Radius must be between 20 and 500')],
    ['a radius of 20', { radius: 20 }, {}],
    ['a radius of 500', { radius: 500 }, {}],
    ['a radius of 501', { radius: 501 }, at('radius', 'Radius must be between 20 and 500')],
    [
      'a pin of 19 miles',
      createPin(19),
      at('location.facebook.0.radius', 'Radius must be between 20 and 500'),
    ],
    ['a pin of 50 miles', createPin(50), {}],
    ['18 to 65', { minAge: 18, maxAge: 65 }, {}],
    ['17', { minAge: 17 }, at('minAge', 'Ages must be between 18 and 65, the lower one first.')],
    [
      '40 to 39',
      { minAge: 40, maxAge: 39 },
      at('minAge', 'Ages must be between 18 and 65, the lower one first.'),
    ],
    [
      'a place twice',
      { location: { facebook: [storyCity, storyCity] } },
      at('location.facebook.1.key', 'This location has already exist.'),
    ],
    ['a tag of 255', { utmTags: { ...clean.templateTargeting.utmTags, utm_source: 'x'.repeat(255) } }, {}],
    [
      'a tag of 256',
      { utmTags: { ...clean.templateTargeting.utmTags, utm_source: 'x'.repeat(256) } },
      at('utmTags.utm_source', 'Tags cannot exceed 255 characters'),
    ],
    ['90 languages', { locales: Array.from({ length: 90 }, (_, key) => key) }, {}],
    [
      '91 languages',
      { locales: Array.from({ length: 91 }, (_, key) => key) },
      at('locales', "You can't select more than 90 languages"),
    ],
    [
      'an end before the start',
      { startTime: '2027-01-02T00:00:00.000Z', endTime: '2027-01-01T00:00:00.000Z' },
      at('endTime', 'The end date must be after the start date.'),
    ],
  ])('%s', (_name, change, found) => expect(check(change)).toEqual(found));
});
