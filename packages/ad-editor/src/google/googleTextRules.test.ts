import {
  createDefaultGoogleTemplate,
  type GoogleAdContent,
  type GoogleTemplate,
} from '@adlane/contract/ads/templates';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../draft/draftChecks';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { storyGoogleTemplate } from '../story/storyGoogleTemplate';
import { storyMedia } from '../story/storyMedia';
import { checkGoogleDraft, checkGoogleSettings } from './checkGoogleDraft';

type List = 'headlines' | 'longHeadline' | 'description';

const google: GoogleTemplate = storyGoogleTemplate.templates.google ?? createDefaultGoogleTemplate();
/** The longest value that any client has. */
const inserts = new Map([['Offer', 'a free check-up']]);

function check(change: Partial<GoogleTemplate>): Record<string, string> {
  const draft: TemplateDraft = {
    ...toDraft(storyGoogleTemplate),
    templates: { google: { ...google, ...change } },
  };
  return checkDraft([checkGoogleDraft, checkGoogleSettings], draft, { inserts });
}

const withContent = (change: Partial<GoogleAdContent>) =>
  check({ createAdTemplateData: { ...google.createAdTemplateData, ...change } });

function withText(list: List, index: number, text: string): string | undefined {
  const texts = google.createAdTemplateData[list].map((each, at) =>
    at === index ? { ...each, text } : each,
  );
  return withContent({ [list]: texts })[`templates.google.createAdTemplateData.${list}.${index}.text`];
}

const limitText = 'Character limit exceeded. Please shorten your ad text or smart insert';

describe('texts of a Google ad, in the words of ads §5', () => {
  it.each<[List, number, string, string | undefined]>([
    ['headlines', 1, 'x'.repeat(30), undefined],
    ['headlines', 1, 'x'.repeat(31), 'Heading cannot exceed 30 characters'],
    ['longHeadline', 0, 'x'.repeat(90), undefined],
    ['longHeadline', 0, 'x'.repeat(91), 'Long Heading cannot exceed 90 characters'],
    ['description', 0, 'x'.repeat(60), undefined],
    ['description', 0, 'x'.repeat(61), 'Short Description cannot exceed 60 characters'],
    ['description', 1, 'x'.repeat(90), undefined],
    ['description', 1, 'x'.repeat(91), 'Description cannot exceed 90 characters'],
    ['headlines', 1, 'Smile 😀', 'Emojis are not allowed.'],
    ['headlines', 1, 'FREE for you', 'Capital words are not allowed.'],
    ['headlines', 1, 'Hello {unknown}', 'Please Remove { } Braces'],
    ['headlines', 1, 'Hi!you', 'Please add a space after the !'],
    ['headlines', 1, 'Hi! You', undefined],
    ['headlines', 1, '<b>Now', 'HTML tags are not allowed.'],
    ['headlines', 1, 'So ~ good', 'Special characters are not allowed.'],
    ['headlines', 1, 'A Spring Check-up', 'Please remove duplicate entry.'],
    ['headlines', 1, '', 'This field is required.'],
  ])('%s %i %j: %s', (list, index, text, message) => expect(withText(list, index, text)).toBe(message));

  // 'a free check-up' has 15 characters.
  it.each<[List, number, number]>([
    ['headlines', 1, 30],
    ['longHeadline', 0, 90],
    ['description', 0, 60],
    ['description', 1, 90],
  ])('%s %i is counted with the longest value of its insert, to %i', (list, index, limit) => {
    expect(withText(list, index, `${'x'.repeat(limit - 16)} {Offer}`)).toBeUndefined();
    expect(withText(list, index, `${'x'.repeat(limit - 15)} {Offer}`)).toBe(limitText);
  });

  it.each([
    ['a business name of 20', { businessName: 'x'.repeat(20) }, {}],
    [
      'one of 21',
      { businessName: 'x'.repeat(21) },
      { businessName: 'Business name cannot exceed 20 characters' },
    ],
    ['one of 20 once filled in', { businessName: 'Near {Offer}' }, {}],
    ['one of 21 once filled in', { businessName: 'Nearb {Offer}' }, { businessName: limitText }],
    ['a campaign name of 15', { campaignName: 'x'.repeat(15) }, {}],
    [
      'one of 16',
      { campaignName: 'x'.repeat(16) },
      { campaignName: 'Campaign name cannot exceed 15 characters' },
    ],
    ['no phone number', { phoneNumber: '12345' }, { phoneNumber: 'Please Enter a Valid Phone Number' }],
    ['no address', { finalUrl: 'nowhere' }, { finalUrl: 'Please Enter Valid URL' }],
  ])('%s', (_name, launchAdTemplateData, found) => {
    const expected = Object.entries(found).map(([field, text]) => [
      `templates.google.launchAdTemplateData.${field}`,
      text,
    ]);
    expect(check({ launchAdTemplateData })).toEqual(Object.fromEntries(expected));
  });
});

describe('media of a Google ad, in the words of ads §5', () => {
  const pictures = (count: number) =>
    Array.from({ length: count }, (_, id) => storyMedia(id + 1, `${id}.png`));
  const logos = (count: number, width = 512) =>
    pictures(count).map((each) => ({ ...each, width, height: width }));
  const video = (url: string, id: number) => ({ ...storyMedia(id, 'video', { kind: 'video', url }) });

  it.each([
    ['20 media', { googleTemplateMedia: pictures(20) }, {}],
    [
      '21 media',
      { googleTemplateMedia: pictures(21) },
      { googleTemplateMedia: "You can't select more than 20" },
    ],
    ['5 logos', { googleTemplateLogos: logos(5) }, {}],
    ['6 logos', { googleTemplateLogos: logos(6) }, { googleTemplateLogos: "You can't select more than 5" }],
    [
      'a logo of 511',
      { googleTemplateLogos: logos(1, 511) },
      { 'googleTemplateLogos.0': 'Logos must be at least 512 pixels wide' },
    ],
    ['a video of YouTube', { googleTemplateMedia: [video('https://youtu.be/dQw4w9WgXcQ', 1)] }, {}],
    [
      "another advertiser's video",
      { googleTemplateMedia: [video('https://vimeo.com/1', 1)] },
      { 'googleTemplateMedia.0.url': 'Please enter a valid YouTube URL.' },
    ],
    [
      'the same video twice',
      {
        googleTemplateMedia: [
          video('https://youtu.be/dQw4w9WgXcQ', 1),
          video('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 2),
        ],
      },
      { 'googleTemplateMedia.1.url': 'This video is already added.' },
    ],
  ])('%s', (_name, change, found) => {
    const expected = Object.entries(found).map(([field, text]) => [
      `templates.google.createAdTemplateData.${field}`,
      text,
    ]);
    expect(withContent(change)).toEqual(Object.fromEntries(expected));
  });
});
