import { media } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirstImageId, insertImage } from '../../fixtures/rows/mediaRows';
import { findForeignRow } from '../../fixtures/rows/rows';
import {
  buildContent,
  buildGoogle,
  buildGoogleTexts,
  type Google,
  numberTexts,
} from '../../fixtures/templateForms';
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

describe('a Google template (ads §4, §5)', () => {
  const sizes = [
    [600, 314],
    [599, 314],
    [300, 300],
    [512, 512],
    [511, 511],
  ] as const;
  const path = (field: string) => `templates.google.createAdTemplateData.${field}`;
  const form = (changes: Partial<Google>) => ({ platforms: ['google'], templates: buildGoogle(changes) });
  const toMediaId = (width: number, height: number) => 800_000 + width * 10 + height;
  const picture = (width: number, height: number) => ({
    id: toMediaId(width, height),
    kind: 'image' as const,
    name: 'p.png',
    url: '/files/public/p.png',
    width,
    height,
  });
  const video = (url: string) => ({ ...picture(640, 360), kind: 'video' as const, url });
  beforeAll(async () => {
    for (const [width, height] of sizes) {
      await insertImage(test.ownerPool, test.agencyId, {
        id: toMediaId(width, height),
        width,
        height,
        bytes: 1,
      });
    }
  });
  const headlineCount = 'Please enter 3 to 15 headlines, numbered without gaps.';

  it.each<[string, Partial<Google>, Record<string, string[]>]>([
    ['15 headlines', { headlines: buildGoogleTexts('headlines', numberTexts('H', 15)) }, {}],
    [
      '16 headlines',
      {
        headlines: [
          ...buildGoogleTexts('headlines', numberTexts('H', 15)),
          { id: 16, title: 'Headline 16', text: 'One too many' },
        ],
      },
      { headlines: [headlineCount] },
    ],
    [
      '2 headlines',
      { headlines: buildGoogleTexts('headlines', numberTexts('H', 2)) },
      { headlines: [headlineCount] },
    ],
    ['5 long headlines', { longHeadline: buildGoogleTexts('longHeadlines', numberTexts('L', 5)) }, {}],
    ['5 descriptions', { description: buildGoogleTexts('descriptions', numberTexts('D', 5)) }, {}],
    [
      'descriptions numbered from the first',
      {
        description: numberTexts('Some', 3).map((text, index) => ({
          id: index + 1,
          title: `Description ${index + 1}`,
          text,
        })),
      },
      { description: ['Please enter 3 to 5 descriptions, numbered without gaps.'] },
    ],
    ['a headline of 30', { headlines: buildGoogleTexts('headlines', ['x'.repeat(30), 'b', 'c']) }, {}],
    [
      'a headline of 31',
      { headlines: buildGoogleTexts('headlines', ['x'.repeat(31), 'b', 'c']) },
      { 'headlines.0.text': [heading] },
    ],
    ['a long headline of 90', { longHeadline: buildGoogleTexts('longHeadlines', ['x'.repeat(90)]) }, {}],
    [
      'a long headline of 91',
      { longHeadline: buildGoogleTexts('longHeadlines', ['x'.repeat(91)]) },
      { 'longHeadline.0.text': ['Long Heading cannot exceed 90 characters'] },
    ],
    [
      'a short description of 60, others of 90',
      { description: buildGoogleTexts('descriptions', ['x'.repeat(60), 'y'.repeat(90), 'z']) },
      {},
    ],
    [
      'a short description of 61, another of 91',
      { description: buildGoogleTexts('descriptions', ['x'.repeat(61), 'y'.repeat(91), 'z']) },
      {
        'description.0.text': ['Short Description cannot exceed 60 characters'],
        'description.1.text': [description],
      },
    ],
    [
      'an empty headline',
      { headlines: buildGoogleTexts('headlines', ['a', '', 'c']) },
      { 'headlines.1.text': ['This field is required.'] },
    ],
    [
      'a headline twice',
      { headlines: buildGoogleTexts('headlines', ['Same', 'same', 'c']) },
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

  it('has a video once, in any form of its link', async () => {
    const links = ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/shorts/dQw4w9WgXcQ'];
    expect(await judge(form({ googleTemplateMedia: links.map(video) }))).toEqual({
      [path('googleTemplateMedia.1.url')]: ['This video is already added.'],
    });
  });

  it('has images and logos as the library stores them, and refuses unknown ones', async () => {
    const [wide, low, logo] = [picture(600, 314), picture(599, 314), picture(511, 511)];
    const claimed = { url: 'https://evil.example/beacon.png', name: 'x', width: 5000, height: 5000 };
    expect(await judge(form({ googleTemplateLogos: [{ ...logo, ...claimed }] }))).toEqual({
      [path('googleTemplateLogos.0')]: ['Logos must be at least 512 pixels wide'],
    });
    const { body } = await store(form({ googleTemplateMedia: [{ ...wide, ...claimed }, low] }));
    expect(body.templates.google?.createAdTemplateData.googleTemplateMedia).toEqual([wide, low]);
    const foreign = await findForeignRow(test.ownerPool, media, test.agencyId);
    const gone = ['What you selected no longer exists.'];
    for (const id of [foreign.id, 2_147_483_647]) {
      expect(await judge(form({ googleTemplateMedia: [wide, { ...wide, id }] }))).toEqual({
        [path('googleTemplateMedia.1')]: gone,
      });
      const changed = await test.request(`/api/v1/templates/update/${body.id}`, {
        method: 'PUT',
        token: test.token,
        body: { templates: buildGoogle({ googleTemplateLogos: [{ ...picture(512, 512), id }] }) },
      });
      expect([changed.status, (await changed.json()).errors]).toEqual([
        422,
        { [path('googleTemplateLogos.0')]: gone },
      ]);
    }
  });

  it('may lack texts as a draft, but never break a rule', async () => {
    const headlines = buildGoogleTexts('headlines', ['', '', 'x'.repeat(31)]);
    expect(await judge({ ...form({ headlines }), status: 'draft' })).toEqual({
      [path('headlines.2.text')]: [heading],
    });
  });

  it('is complete with texts, logos and images of both shapes', async () => {
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
  it('is complete for each of them separately', async () => {
    const imageId = await findFirstImageId(test.ownerPool, test.agencyId);
    const form = {
      platforms: ['facebook', 'google'],
      templateAdType: 'messenger',
      templateContent: buildContent(),
      templates: buildGoogle(),
    };
    expect((await store(form)).body.platformValidation).toEqual({ facebook: false, google: false });
    const shown = await store({ ...form, templateMediaIds: [imageId] });
    expect(shown.body.platformValidation).toEqual({ facebook: true, google: false });
  });

  it.each([
    ['landing_page', { landingPageUrl: '' }, false],
    ['landing_page', { landingPageUrl: 'https://brooks.example' }, true],
    ['leadform', {}, false],
  ])('as %s with %j', async (templateAdType, content, isComplete) => {
    const imageId = await findFirstImageId(test.ownerPool, test.agencyId);
    const { body } = await store({
      templateAdType,
      templateContent: buildContent(content),
      templateMediaIds: [imageId],
    });
    expect(body.platformValidation).toEqual({ facebook: isComplete });
  });

  it.each([
    ['KWD', {}],
    [
      'XXQ',
      {
        'templates.google.launchAdTemplateData.currency': [
          'Google does not list the currency XXQ, so no amount can be sent in it. Please use another one.',
        ],
      },
    ],
  ])('has amounts in a currency of Google: %s', async (currency, errors) => {
    const { google } = buildGoogle();
    const templates = google && { google: { ...google, launchAdTemplateData: { adBudget: 2500, currency } } };
    expect(await judge({ platforms: ['google'], templates })).toEqual(errors);
  });

  it('follows the rules of targeting and launch data, too', async () => {
    const { google } = buildGoogle();
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
