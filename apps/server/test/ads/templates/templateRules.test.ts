import { createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import type { VersionField } from '@adlane/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertImage } from '../../fixtures/rows/mediaRows';
import { buildContent, buildGoogle, buildVersions } from '../../fixtures/templateForms';
import { createTemplateTest, type TemplateTest } from '../../harness/createTemplateTest';

let test: TemplateTest;

beforeAll(async () => {
  test = await createTemplateTest();
});
afterAll(() => test.close());

const store: TemplateTest['store'] = (form) => test.store(form);
const judge: TemplateTest['judge'] = (form) => test.judge(form);

const heading = 'Heading cannot exceed 30 characters';
const description = 'Description cannot exceed 90 characters';
const emojis = 'Emojis are not allowed.';
const capitals = 'Capital words are not allowed.';
const family = '👨‍👩‍👧‍👦';

describe('texts of a Facebook template (ads §5)', () => {
  it.each<[string, VersionField, string, string | undefined]>([
    ['a headline of 30', 'headlines', 'x'.repeat(30), undefined],
    ['a headline of 31', 'headlines', 'x'.repeat(31), heading],
    ['a line of 90', 'subHeadlines', 'x'.repeat(90), undefined],
    ['a line of 91', 'subHeadlines', 'x'.repeat(91), description],
    ['an ad text of 2,200', 'adText', 'x'.repeat(2200), undefined],
    [
      'an ad text of 2,201',
      'adText',
      'x'.repeat(2201),
      'Character limit exceeded. Please shorten your ad text or smart insert',
    ],
    ['30 decomposed letters', 'headlines', 'e\u0301'.repeat(30), undefined],
    ['31 decomposed letters', 'headlines', 'e\u0301'.repeat(31), heading],
    ['30 astral letters', 'headlines', '𐐨'.repeat(30), undefined],
    ['31 Chinese letters', 'headlines', '字'.repeat(31), heading],
    ['30 letters of right-to-left', 'headlines', 'ש'.repeat(30), undefined],
    ['a no-break space', 'headlines', 'Book\u00a0now', undefined],
    ['an emoji of one sign', 'headlines', 'Yes 😀', emojis],
    ['an emoji of many signs', 'headlines', `Us ${family}`, emojis],
    ['a flag', 'headlines', 'Go 🇸🇪', emojis],
    ['a sign that is text', 'headlines', 'Brand™', undefined],
    ['a capital word', 'headlines', 'BUY it', capitals],
    ['a capital letter alone', 'headlines', 'I am in', undefined],
    ['Turkish capitals', 'headlines', 'ÜCRETSİZ diş', capitals],
    ['Greek capitals', 'headlines', 'ΔΩΡΕΑΝ τώρα', capitals],
    ['a script without capitals', 'headlines', '無料相談', undefined],
    ['braces', 'headlines', 'Hi {there', 'Please Remove { } Braces'],
    ['a tag', 'headlines', '<b>Hi</b>', 'HTML tags are not allowed.'],
    ['a sum', 'headlines', '5 + 3 for 7', undefined],
    ['a sign of another kind', 'headlines', 'a ^ b', 'Special characters are not allowed.'],
    ['a character that turns text', 'headlines', 'abc\u202edef', 'Special characters are not allowed.'],
    ['no space after the !', 'headlines', 'Hi!you', 'Please add a space after the !'],
    ['a space after the !', 'headlines', 'Hi! You', undefined],
  ])('%s', async (_case, field, text, message) => {
    const errors = await judge({
      templateContent: buildContent({ [field]: buildVersions(field, [text, '', '']) }),
    });
    expect(errors).toEqual(message === undefined ? {} : { [`templateContent.${field}.0.value`]: [message] });
  });

  it('are different from each other, with one default', async () => {
    const twice = buildContent({ headlines: buildVersions('headlines', ['Same', ' same ', '']) });
    expect(await judge({ templateContent: twice })).toEqual({
      'templateContent.headlines.1.value': ['Please remove duplicate entry.'],
    });
    const empty = buildContent({ headlines: buildVersions('headlines', ['', 'Other', '']) });
    expect(await judge({ templateContent: empty })).toEqual({
      'templateContent.headlines.0.value': ['This field is required.'],
    });
  });

  it('are optional in a draft for Google until it is also for Facebook', async () => {
    const { body } = await store({ status: 'draft', platforms: ['google'], templates: buildGoogle() });
    const change = (changes: object) =>
      test.request(`/api/v1/templates/update/${body.id}`, {
        method: 'PUT',
        token: test.token,
        body: changes,
      });
    expect((await change({ status: 'active' })).status).toBe(200);
    const refused = await change({ platforms: ['facebook', 'google'] });
    expect(Object.keys((await refused.json()).errors)).toEqual([
      'templateContent.adText.0.value',
      'templateContent.headlines.0.value',
      'templateContent.subHeadlines.0.value',
    ]);
    const both = await change({ platforms: ['facebook', 'google'], templateContent: buildContent() });
    expect(both.status).toBe(200);
  });
});

describe('the rest of a Facebook template (ads §4, §5)', () => {
  const targeting = (changes: object) => ({
    templateTargeting: { ...createDefaultTemplateTargeting(), ...changes },
  });
  const radius = 'Radius must be between 20 and 500';
  const ages = 'Ages must be between 18 and 65, the lower one first.';

  it.each<[string, object, Record<string, string[]>]>([
    ['the radius that it starts with', targeting({ radius: 1 }), {}],
    ['a radius of 19', targeting({ radius: 19 }), { 'templateTargeting.radius': [radius] }],
    ['a radius of 20', targeting({ radius: 20 }), {}],
    ['a radius of 500', targeting({ radius: 500 }), {}],
    ['a radius of 501', targeting({ radius: 501 }), { 'templateTargeting.radius': [radius] }],
    ['from 17', targeting({ minAge: 17 }), { 'templateTargeting.minAge': [ages] }],
    ['18 to 65', targeting({ minAge: 18, maxAge: 65 }), {}],
    ['to 66', targeting({ maxAge: 66 }), { 'templateTargeting.minAge': [ages] }],
    ['40 to 39', targeting({ minAge: 40, maxAge: 39 }), { 'templateTargeting.minAge': [ages] }],
    ['no platform', { platforms: [] }, { platforms: ['Please select at least one platform.'] }],
    [
      'Contact Us for a lead form',
      { templateContent: buildContent({ callToAction: 'CONTACT_US' }) },
      {
        'templateContent.callToAction': [
          'Please choose a different call to action for the Lead Form objective.',
        ],
      },
    ],
    [
      'Contact Us for a page',
      { templateAdType: 'landing_page', templateContent: buildContent({ callToAction: 'CONTACT_US' }) },
      {},
    ],
    [
      'no call to action',
      { templateContent: buildContent({ callToAction: '' }) },
      { 'templateContent.callToAction': ['Please choose one of the available option.'] },
    ],
  ])('%s', async (_case, form, errors) => expect(await judge(form)).toEqual(errors));

  it('has at most seven images', async () => {
    const images = Array.from({ length: 8 }, () => insertImage(test.ownerPool, test.agencyId));
    const templateMediaIds = (await Promise.all(images)).map(({ id }) => id);
    expect(await judge({ templateContent: buildContent(), templateMediaIds })).toEqual({
      templateMediaIds: ["You can't select more than 7"],
    });
    expect(
      await judge({ templateContent: buildContent(), templateMediaIds: templateMediaIds.slice(1) }),
    ).toEqual({});
  });

  it('has each place once', async () => {
    const around = { latitude: 34.05, longitude: -118.24, radius: null, distanceUnit: 'mile' };
    const city = { ...around, method: 'search', key: '2420379', type: 'city', name: 'Los Angeles' };
    const place = { ...city, mode: 'include', country_code: 'US' };
    expect(await judge(targeting({ location: { facebook: [place, place] } }))).toEqual({
      'templateTargeting.location.facebook.1.key': ['This location has already exist.'],
    });
    expect(await judge(targeting({ location: { facebook: [place] } }))).toEqual({});
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'java\tscript:alert(1)',
    '//evil.example',
    'https:evil.example',
    'http://user@evil.example',
  ])('refuses the page URL %j', async (url) => {
    for (const field of ['landingPageUrl', 'thankYouPage'] as const) {
      expect(await judge({ status: 'draft', templateContent: buildContent({ [field]: url }) })).toEqual({
        [`templateContent.${field}`]: ['Please Enter Valid URL'],
      });
    }
  });

  it('validates the stored call to action for another kind of ad', async () => {
    const { body } = await store({
      templateAdType: 'landing_page',
      templateContent: buildContent({ callToAction: 'CONTACT_US' }),
    });
    const answer = await test.request(`/api/v1/templates/update/${body.id}`, {
      method: 'PUT',
      token: test.token,
      body: { templateAdType: 'leadform' },
    });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      422,
      ['templateContent.callToAction'],
    ]);
  });

  it('requires all texts once a draft becomes active', async () => {
    const { body } = await store({
      status: 'draft',
      templateContent: buildContent({ headlines: buildVersions('headlines', ['', '', '']) }),
    });
    const answer = await test.request(`/api/v1/templates/update/${body.id}`, {
      method: 'PUT',
      token: test.token,
      body: { status: 'active' },
    });
    expect((await answer.json()).errors).toEqual({
      'templateContent.headlines.0.value': ['This field is required.'],
    });
  });
});
