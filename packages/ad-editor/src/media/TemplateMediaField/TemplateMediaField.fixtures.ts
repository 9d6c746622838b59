import type { TemplateMedia } from '@adlane/contract/ads/templates';
import { fn } from 'storybook/test';
import { storyPictureUrl } from '../../story/storyMedia';

export const onSubmit = fn();

/** Called with each request to the library. */
export const onRequest = fn();

export const picture: TemplateMedia = {
  id: 900,
  kind: 'image',
  name: 'spring.png',
  url: storyPictureUrl,
  width: 1200,
  height: 628,
  crop: 'kept',
};

export const video: TemplateMedia = {
  id: 901,
  kind: 'video',
  name: 'tour.mp4',
  url: '/tour.mp4',
  width: 1920,
  height: 1080,
};
