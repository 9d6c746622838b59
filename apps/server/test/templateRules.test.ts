import { defaultTemplateTargeting, type Template } from '@adlane/contract';
import type { VersionField } from '@adlane/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, type Google, googleOf, googleTexts, listOf, some } from './fixtures/templateForms';
import { createTestApp, type TestApp } from './harness/createTestApp';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  token = await test.as('Agency');
});
afterAll(() => test.close());

async function store(
  form: object,
): Promise<{ status: number; errors: Record<string, string[]>; body: Template }> {
  const answer = await test.request('/api/v1/templates/store', {
    method: 'POST',
    token,
    body: { name: `Rule ${crypto.randomUUID()}`, ...form },
  });
  const body = await answer.json();
  return { status: answer.status, errors: body.errors ?? {}, body };
}

/** What the server says of a form: nothing where it takes it, else the fields with their texts. */
async function judge(form: object): Promise<Record<string, string[]>> {
  const { status, errors } = await store(form);
  expect(status).toBe(Object.keys(errors).length > 0 ? 422 : 201);
  return errors;
}

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
    const errors = await judge({ templateContent: contentOf({ [field]: listOf(field, [text, '', '']) }) });
    expect(errors).toEqual(message === undefined ? {} : { [`templateContent.${field}.0.value`]: [message] });
  });

  it('once each, and the default one there', async () => {
    const twice = contentOf({ headlines: listOf('headlines', ['Same', ' same ', '']) });
    expect(await judge({ templateContent: twice })).toEqual({
      'templateContent.headlines.1.value': ['Please remove duplicate entry.'],
    });
    const empty = contentOf({ headlines: listOf('headlines', ['', 'Other', '']) });
    expect(await judge({ templateContent: empty })).toEqual({
      'templateContent.headlines.0.value': ['This field is required.'],
    });
  });

  it('a draft for Google alone needs no texts of Facebook until it is made for Facebook too', async () => {
    const { body } = await store({ status: 'draft', platforms: ['google'], templates: googleOf() });
    const change = (changes: object) =>
      test.request(`/api/v1/templates/update/${body.id}`, { method: 'PUT', token, body: changes });
    expect((await change({ status: 'active' })).status).toBe(200);
    const refused = await change({ platforms: ['facebook', 'google'] });
    expect(Object.keys((await refused.json()).errors)).toEqual([
      'templateContent.adText.0.value',
      'templateContent.headlines.0.value',
      'templateContent.subHeadlines.0.value',
    ]);
    const both = await change({ platforms: ['facebook', 'google'], templateContent: contentOf() });
    expect(both.status).toBe(200);
  });
});

describe('the rest of a Facebook template (ads §4, §5)', () => {
  const targeting = (changes: object) => ({
    templateTargeting: { ...defaultTemplateTargeting(), ...changes },
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
      { templateContent: contentOf({ callToAction: 'CONTACT_US' }) },
      {
        'templateContent.callToAction': [
          'Please choose a different call to action for the Lead Form objective.',
        ],
      },
    ],
    [
      'Contact Us for a page',
      { templateAdType: 'landing_page', templateContent: contentOf({ callToAction: 'CONTACT_US' }) },
      {},
    ],
    [
      'no call to action',
      { templateContent: contentOf({ callToAction: '' }) },
      { 'templateContent.callToAction': ['Please choose one of the available option.'] },
    ],
  ])('%s', async (_case, form, errors) => expect(await judge(form)).toEqual(errors));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'java\tscript:alert(1)',
    '//evil.example',
    'https:evil.example',
    'http://user@evil.example',
  ])('leads to no such page: %j', async (url) => {
    for (const field of ['landingPageUrl', 'thankYouPage'] as const) {
      expect(await judge({ status: 'draft', templateContent: contentOf({ [field]: url }) })).toEqual({
        [`templateContent.${field}`]: ['Please Enter Valid URL'],
      });
    }
  });

  it('another kind of ad judges the stored call to action', async () => {
    const { body } = await store({
      templateAdType: 'landing_page',
      templateContent: contentOf({ callToAction: 'CONTACT_US' }),
    });
    const answer = await test.request(`/api/v1/templates/update/${body.id}`, {
      method: 'PUT',
      token,
      body: { templateAdType: 'leadform' },
    });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([
      422,
      ['templateContent.callToAction'],
    ]);
  });

  it('a draft that is to be used has all its texts', async () => {
    const { body } = await store({
      status: 'draft',
      templateContent: contentOf({ headlines: listOf('headlines', ['', '', '']) }),
    });
    const answer = await test.request(`/api/v1/templates/update/${body.id}`, {
      method: 'PUT',
      token,
      body: { status: 'active' },
    });
    expect((await answer.json()).errors).toEqual({
      'templateContent.headlines.0.value': ['This field is required.'],
    });
  });
});

describe('a Google template (ads §4, §5)', () => {
  const sizes = [
    [600, 314],
    [599, 314],
    [300, 300],
    [512, 512],
    [511, 511],
  ] as const;
  const path = (field: string) => `templates.google.createAdTemplateData.${field}`;
  const form = (changes: Partial<Google>) => ({ platforms: ['google'], templates: googleOf(changes) });
  const idOf = (width: number, height: number) => 800_000 + width * 10 + height;
  const picture = (width: number, height: number) => ({
    id: idOf(width, height),
    kind: 'image' as const,
    name: 'p.png',
    url: '/files/public/p.png',
    width,
    height,
  });
  const video = (url: string) => ({ ...picture(640, 360), kind: 'video' as const, url });
  beforeAll(async () => {
    for (const [width, height] of sizes) {
      await test.ownerPool.query(
        `insert into media (id, agency_id, kind, name, url, width, height, type, bytes)
         select $1, agency_id, 'image', 'p.png', '/files/public/p.png', $2, $3, 'image/png', 1 from users where email = 'agency@adlane.test'`,
        [idOf(width, height), width, height],
      );
    }
  });
  const headlineCount = 'Please enter 3 to 15 headlines, numbered without gaps.';

  it.each<[string, Partial<Google>, Record<string, string[]>]>([
    ['15 headlines', { headlines: googleTexts('headlines', some('H', 15)) }, {}],
    [
      '16 headlines',
      {
        headlines: [
          ...googleTexts('headlines', some('H', 15)),
          { id: 16, title: 'Headline 16', text: 'One too many' },
        ],
      },
      { headlines: [headlineCount] },
    ],
    ['2 headlines', { headlines: googleTexts('headlines', some('H', 2)) }, { headlines: [headlineCount] }],
    ['5 long headlines', { longHeadline: googleTexts('longHeadlines', some('L', 5)) }, {}],
    ['5 descriptions', { description: googleTexts('descriptions', some('D', 5)) }, {}],
    [
      'descriptions numbered from the first',
      {
        description: some('Some', 3).map((text, index) => ({
          id: index + 1,
          title: `Description ${index + 1}`,
          text,
        })),
      },
      { description: ['Please enter 3 to 5 descriptions, numbered without gaps.'] },
    ],
    ['a headline of 30', { headlines: googleTexts('headlines', ['x'.repeat(30), 'b', 'c']) }, {}],
    [
      'a headline of 31',
      { headlines: googleTexts('headlines', ['x'.repeat(31), 'b', 'c']) },
      { 'headlines.0.text': [heading] },
    ],
    ['a long headline of 90', { longHeadline: googleTexts('longHeadlines', ['x'.repeat(90)]) }, {}],
    [
      'a long headline of 91',
      { longHeadline: googleTexts('longHeadlines', ['x'.repeat(91)]) },
      { 'longHeadline.0.text': ['Long Heading cannot exceed 90 characters'] },
    ],
    [
      'a short description of 60, others of 90',
      { description: googleTexts('descriptions', ['x'.repeat(60), 'y'.repeat(90), 'z']) },
      {},
    ],
    [
      'a short description of 61, another of 91',
      { description: googleTexts('descriptions', ['x'.repeat(61), 'y'.repeat(91), 'z']) },
      {
        'description.0.text': ['Short Description cannot exceed 60 characters'],
        'description.1.text': [description],
      },
    ],
    [
      'an empty headline',
      { headlines: googleTexts('headlines', ['a', '', 'c']) },
      { 'headlines.1.text': ['This field is required.'] },
    ],
    [
      'a headline twice',
      { headlines: googleTexts('headlines', ['Same', 'same', 'c']) },
      { 'headlines.1.text': ['Please remove duplicate entry.'] },
    ],
    ['20 pictures', { googleTemplateMedia: Array.from({ length: 20 }, () => picture(600, 314)) }, {}],
    [
      '21 pictures',
      { googleTemplateMedia: Array.from({ length: 21 }, () => picture(600, 314)) },
      { googleTemplateMedia: ["You can't select more than 20"] },
    ],
    ['5 logos of 512', { googleTemplateLogos: Array.from({ length: 5 }, () => picture(512, 512)) }, {}],
    [
      '6 logos',
      { googleTemplateLogos: Array.from({ length: 6 }, () => picture(512, 512)) },
      { googleTemplateLogos: ["You can't select more than 5"] },
    ],
    [
      'a logo of 511',
      { googleTemplateLogos: [picture(511, 511)] },
      { 'googleTemplateLogos.0': ['Logos must be at least 512 pixels wide'] },
    ],
    [
      'an unknown call to action',
      { callToAction: 'DANCE' },
      { callToAction: ['Please choose one of the available option.'] },
    ],
  ])('%s', async (_case, changes, errors) => {
    const expected = Object.entries(errors).map(([field, texts]) => [path(field), texts]);
    expect(await judge(form(changes))).toEqual(Object.fromEntries(expected));
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', true],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', true],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=5', true],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', true],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', true],
    ['https://www.youtube.com/playlist?list=PL123456789', false],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', false],
    ['https://www.y\u043eutube.com/watch?v=dQw4w9WgXcQ', false],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&v=aaaaaaaaaaa', false],
  ])('the video %s', async (url, isFine) => {
    expect(await judge(form({ googleTemplateMedia: [video(url)] }))).toEqual(
      isFine ? {} : { [path('googleTemplateMedia.0.url')]: ['Please enter a valid YouTube URL.'] },
    );
  });

  it('holds a video once, in whatever form its link comes', async () => {
    const links = ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/shorts/dQw4w9WgXcQ'];
    expect(await judge(form({ googleTemplateMedia: links.map(video) }))).toEqual({
      [path('googleTemplateMedia.1.url')]: ['This video is already added.'],
    });
  });

  it('has its pictures and logos of the library: as it knows them, and none that is not there', async () => {
    const [wide, low, logo] = [picture(600, 314), picture(599, 314), picture(511, 511)];
    const told = { url: 'https://evil.example/beacon.png', name: 'x', width: 5000, height: 5000 };
    expect(await judge(form({ googleTemplateLogos: [{ ...logo, ...told }] }))).toEqual({
      [path('googleTemplateLogos.0')]: ['Logos must be at least 512 pixels wide'],
    });
    const { body } = await store(form({ googleTemplateMedia: [{ ...wide, ...told }, low] }));
    expect(body.templates.google?.createAdTemplateData.googleTemplateMedia).toEqual([wide, low]);
    const { rows } = await test.ownerPool.query<{ id: number }>(
      "select min(id) as id from media where agency_id <> (select agency_id from users where email = 'agency@adlane.test')",
    );
    const gone = ['What you chose does not exist any more.'];
    for (const id of [rows[0]?.id ?? 0, 2_147_483_647]) {
      expect(await judge(form({ googleTemplateMedia: [wide, { ...wide, id }] }))).toEqual({
        [path('googleTemplateMedia.1')]: gone,
      });
      const changed = await test.request(`/api/v1/templates/update/${body.id}`, {
        method: 'PUT',
        token,
        body: { templates: googleOf({ googleTemplateLogos: [{ ...picture(512, 512), id }] }) },
      });
      expect([changed.status, (await changed.json()).errors]).toEqual([
        422,
        { [path('googleTemplateLogos.0')]: gone },
      ]);
    }
  });

  it('may lack texts as a draft, never break a rule', async () => {
    const headlines = googleTexts('headlines', ['', '', 'x'.repeat(31)]);
    expect(await judge({ ...form({ headlines }), status: 'draft' })).toEqual({
      [path('headlines.2.text')]: [heading],
    });
  });

  it('is complete with texts, logos and pictures of both shapes', async () => {
    const whole = {
      googleTemplateMedia: [picture(600, 314), picture(300, 300)],
      googleTemplateLogos: [picture(512, 512)],
    };
    const lacking: Partial<Google>[] = [
      { ...whole, googleTemplateMedia: [picture(600, 314)] },
      { ...whole, googleTemplateMedia: [picture(599, 314), picture(300, 300)] },
      { ...whole, googleTemplateLogos: [] },
    ];
    expect((await store(form(whole))).body.platformValidation).toEqual({ google: true });
    for (const changes of lacking) {
      expect((await store(form(changes))).body.platformValidation).toEqual({ google: false });
    }
  });
});

describe('a template for both platforms', () => {
  it('is complete for each of them by itself', async () => {
    const { rows } = await test.ownerPool.query<{ id: number }>(
      "select min(m.id) as id from media m join users u on u.agency_id = m.agency_id and u.email = 'agency@adlane.test' where m.kind = 'image'",
    );
    const form = {
      platforms: ['facebook', 'google'],
      templateAdType: 'messenger',
      templateContent: contentOf(),
      templates: googleOf(),
    };
    expect((await store(form)).body.platformValidation).toEqual({ facebook: false, google: false });
    const shown = await store({ ...form, templateMediaIds: [rows[0]?.id] });
    expect(shown.body.platformValidation).toEqual({ facebook: true, google: false });
  });

  it.each([
    ['landing_page', { landingPageUrl: '' }, false],
    ['landing_page', { landingPageUrl: 'https://brooks.example' }, true],
    ['leadform', {}, false],
  ])('as %s with %j', async (templateAdType, content, isComplete) => {
    const { rows } = await test.ownerPool.query<{ id: number }>(
      "select min(m.id) as id from media m join users u on u.agency_id = m.agency_id and u.email = 'agency@adlane.test' where m.kind = 'image'",
    );
    const { body } = await store({
      templateAdType,
      templateContent: contentOf(content),
      templateMediaIds: [rows[0]?.id],
    });
    expect(body.platformValidation).toEqual({ facebook: isComplete });
  });

  it('is held to the rules of targeting and launch data too', async () => {
    const { google } = googleOf();
    if (!google) throw new Error('There is no Google half.');
    const { targetAdTemplateData } = google;
    const keywords = { target: ['a', 'A'], negative: [] };
    const changed = {
      ...google,
      targetAdTemplateData: { ...targetAdTemplateData, googleKeywords: keywords },
      launchAdTemplateData: { businessName: 'x'.repeat(21) },
    };
    expect(await judge({ platforms: ['google'], templates: { google: changed } })).toEqual({
      'templates.google.targetAdTemplateData.googleKeywords.target.1': ['Please remove duplicate entry.'],
      'templates.google.launchAdTemplateData.businessName': ['Business name cannot exceed 20 characters'],
    });
  });
});
