import { defaultPlacements, facebookPlacements } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { googlePlacements, googleSurfaces } from './googlePlacements';
import { findPreviews, mainGoogleKeys, mainMetaKeys, previewPlacements } from './previewPlacements';

const defaults = Object.entries(defaultPlacements).flatMap(([platform, positions]) =>
  positions.map((position) => ({ platform, position })),
);
const devices = facebookPlacements.flatMap(({ platform, position, devices: list }) =>
  list.map((device) => ({ platform, position, device })),
);

describe('previews', () => {
  it.each(defaults)('show $platform $position', ({ platform, position }) => {
    const found = previewPlacements.filter(
      (each) => each.platform === platform && each.position === position,
    );
    expect(found).not.toEqual([]);
  });

  it.each(devices)('show $platform $position on $device', (placement) => {
    expect(previewPlacements).toContainEqual(expect.objectContaining(placement));
  });

  it.each(googleSurfaces)('show Google %s', (position) => {
    expect(googlePlacements).toContainEqual(expect.objectContaining({ position }));
  });

  it('have a key each, and a shape that exists', () => {
    expect(new Set(previewPlacements.map(({ key }) => key)).size).toBe(previewPlacements.length);
    for (const { ratio } of previewPlacements) expect(ratio.min).toBeLessThanOrEqual(ratio.max);
  });

  it('mark what a platform has closed, with the reason', () => {
    const closed = previewPlacements.filter((each) => each.closed).map(({ key }) => key);
    expect(closed).toEqual(
      expect.arrayContaining([
        'facebook.video_feeds.mobile',
        'facebook.instant_article.mobile',
        'instagram.explore.mobile',
        'messenger.story.mobile',
      ]),
    );
    expect(closed).not.toContain('instagram.explore_home.mobile');
  });

  it('are found by key, in the order of the keys', () => {
    for (const keys of [mainMetaKeys, mainGoogleKeys]) {
      expect(findPreviews(keys).map(({ key }) => key)).toEqual([...keys]);
    }
    expect(findPreviews(['nowhere.at_all.mobile'])).toEqual([]);
  });
});
