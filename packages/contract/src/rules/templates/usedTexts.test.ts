import { expect, test } from 'vitest';
import type { TextVersion } from '../../ads/templates/schemas';
import { createDefaultTemplateContent } from '../../ads/templates/templateDefaults';
import { countUsedTexts, listAdMedia } from './usedTexts';

const image = (id: number) => ({ id, kind: 'image' as const });
const video = (id: number) => ({ id, kind: 'video' as const });

function versions(...texts: string[]): TextVersion[] {
  return texts.map((value, index) => ({
    id: index + 1,
    title: `Text ${index + 1}`,
    value,
    isDefault: index === 0,
  }));
}

const six = versions('a', 'b', 'c', 'd', 'e', 'f');

function templateWith(campaignStructure: 'dynamic' | 'one_adset_multiple_ads', adText: TextVersion[]) {
  return {
    adCreativeType: 'image_with_video' as const,
    templateContent: {
      ...createDefaultTemplateContent(),
      campaignStructure,
      adText,
      headlines: six,
      subHeadlines: versions('a', 'a', ' '),
    },
  };
}

test.each([
  ['a Dynamic ad takes five', 'dynamic', versions('a'), [image(1)], 5],
  ['there are as many ads as ad texts', 'one_adset_multiple_ads', versions('a', 'b'), [image(1)], 2],
  [
    'more media than ad texts make more ads',
    'one_adset_multiple_ads',
    versions('a'),
    [image(1), image(2), image(3)],
    3,
  ],
  ['missing media count as one', 'one_adset_multiple_ads', versions('a'), [], 1],
] as const)(
  'of six headlines a launch uses as many as it has ads: %s',
  (_why, structure, adText, media, used) => {
    expect(countUsedTexts(templateWith(structure, adText), media).headlines).toEqual({ used, written: 6 });
  },
);

test('equal and empty texts are not counted', () => {
  const { subHeadlines } = countUsedTexts(templateWith('dynamic', six), []);
  expect(subHeadlines).toEqual({ used: 1, written: 1 });
});

test('images of a video ad and media of a placement make no ads', () => {
  const template = templateWith('one_adset_multiple_ads', six);
  expect(listAdMedia({ ...template, adCreativeType: 'video' }, [image(1), video(2)])).toEqual([video(2)]);
  const templateContent = { ...template.templateContent, placementMedia: { stories: 1, columns: null } };
  expect(listAdMedia({ ...template, templateContent }, [image(1), image(2)])).toEqual([image(2)]);
});
