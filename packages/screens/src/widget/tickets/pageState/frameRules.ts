import { fullScreenRules } from './topLayer';

/** Rules of every frame with a visitor's page. */
export const frameRules = [
  // In a frame without scripts, browsers add controls to every video.
  'video:not([controls])::-webkit-media-controls{display:none!important}',
  ...fullScreenRules,
];
