import type { OutdatedTemplate } from '@adlane/contract/ads/templates';

/** Two templates with values that platforms have removed. */
export const outdatedTemplates: OutdatedTemplate[] = [
  {
    id: 1,
    name: 'Free first visit',
    can_fix: true,
    values: [
      {
        kind: 'placement',
        value: 'video_feeds',
        label: 'Video feeds',
        reason: 'Facebook closed video feeds with version 24 of its Marketing API.',
      },
      {
        kind: 'interest',
        value: '6003',
        label: 'Cosmetic dentistry',
        reason: 'Facebook no longer offers this audience.',
      },
    ],
  },
  {
    id: 2,
    name: 'Summer smiles',
    can_fix: true,
    values: [
      {
        kind: 'callToAction',
        value: 'OLD_BUTTON',
        label: 'OLD_BUTTON',
        reason: 'Facebook no longer offers this button. Learn More takes its place.',
      },
    ],
  },
];
