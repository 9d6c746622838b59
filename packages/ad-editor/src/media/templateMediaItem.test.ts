import { describe, expect, it } from 'vitest';
import { toMediaItem, toTemplateMedia } from './templateMediaItem';

const picture = { id: 1, kind: 'image' as const, name: 'a.png', url: '/a.png', width: 1200, height: 628 };
const video = {
  id: 2,
  kind: 'video' as const,
  name: 'Tour',
  url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  width: 0,
  height: 0,
};

describe('a template’s media', () => {
  it('shows a YouTube video by the thumbnail of its link', () => {
    expect(toMediaItem(video)).toMatchObject({
      youtube_id: 'aaaaaaaaaaa',
      thumbnailUrl: 'https://i.ytimg.com/vi/aaaaaaaaaaa/hqdefault.jpg',
    });
  });

  it('uses the stored thumbnail', () => {
    expect(toMediaItem({ ...video, url: '/b.mp4', thumbnailUrl: '/b.jpg' })).toMatchObject({
      youtube_id: null,
      thumbnailUrl: '/b.jpg',
    });
  });

  it('preserves what another client stored, and adds new media', () => {
    const stored = { ...picture, crop: { x: 4 } };
    const added = { ...toMediaItem(picture), id: 3 };
    expect(toTemplateMedia([added, toMediaItem(stored)], [stored])).toEqual([{ ...picture, id: 3 }, stored]);
  });
});
