import { describe, expect, it } from 'vitest';
import { createVersions, exampleLaunch, picture, video } from '../../../../../test/exampleLaunch';
import { listLeftOut } from './listLeftOut';

type Changes = NonNullable<Parameters<typeof exampleLaunch>[0]>;
const fiveHeadlines = createVersions('Headline', ['A', 'B', 'C', 'D', 'E']);
const sixTexts = createVersions('Ad Text', ['1', '2', '3', '4', '5', '6']);
const dynamic = 'dynamic' as const;
const selectedInstagram = { id: '5001', name: 'Smile' };
const withInstagram = { settings: { settings: { selectedInstagram } } };
const noInstagram =
  "An Instagram account: none is selected, so Instagram shows the Facebook page's name and picture.";

describe('listLeftOut', () => {
  it.each<[string, Changes, readonly string[]]>([
    ['nothing of a launch that uses everything', {}, []],
    [
      'nothing of an audience that a special category leaves as it is',
      { targeting: { specialAdCategory: 'HOUSING', minAge: 18, maxAge: 65, gender: 'both' } },
      [],
    ],
    [
      'ages and gender that a special category replaces',
      { targeting: { specialAdCategory: 'HOUSING', minAge: 30, maxAge: 65, gender: 'female' } },
      [
        'The ages 30 to 65+: Ads of this category reach everybody from 18 to 65+.',
        'The gender female: Ads of this category reach all genders.',
      ],
    ],
    [
      'headlines beyond the number of ads',
      { content: { headlines: fiveHeadlines } },
      ['2 of 5 headlines: there are as many ads as ad texts or media, whichever are more.'],
    ],
    [
      'texts beyond those of a Dynamic ad',
      { content: { adText: sixTexts, campaignStructure: dynamic } },
      ['1 of 6 ad texts: a Dynamic ad takes 5 of each.'],
    ],
    [
      'no five headlines of a Dynamic ad',
      { content: { headlines: fiveHeadlines, campaignStructure: dynamic } },
      [],
    ],
    [
      'closed placements',
      { targeting: { placement: 'Manual', platform: { facebook: ['feed', 'video_feeds'] } } },
      ['Video feeds on Facebook: Facebook closed video feeds with version 24 of its Marketing API.'],
    ],
    [
      'nothing of a lead form with its own image',
      {
        leadForm: { content: { backgroundImage: 'uploaded_image', bgMedia: { id: 30, url: '/cover.png' } } },
      },
      [],
    ],
    [
      'images of a video ad beyond its cover',
      { adCreativeType: 'video', media: [video, picture, { ...picture, id: 18, name: 'team.png' }] },
      ['team.png: a video ad shows one image, as its cover.'],
    ],
    [
      'media per placement of a Dynamic ad',
      {
        content: { campaignStructure: dynamic, placementMedia: { stories: 18 } },
        media: [picture, { ...picture, id: 18 }],
      },
      ['The media per placement: in a Dynamic ad, Facebook chooses what each placement shows.'],
    ],
  ])('lists %s', (_case, changes, expected) => {
    expect(listLeftOut(exampleLaunch({ ...withInstagram, ...changes }))).toEqual(expected);
  });

  it.each<[string, Changes, readonly string[]]>([
    ['automatic placements', {}, [noInstagram]],
    [
      'manual placements on Instagram',
      { targeting: { placement: 'Manual', platform: { instagram: ['stream'] } } },
      [noInstagram],
    ],
    [
      'manual placements elsewhere',
      { targeting: { placement: 'Manual', platform: { facebook: ['feed'] } } },
      [],
    ],
  ])('says whose name Instagram shows, for %s', (_case, changes, expected) => {
    expect(listLeftOut(exampleLaunch(changes))).toEqual(expected);
  });
});
