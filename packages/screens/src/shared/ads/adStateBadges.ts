import type { AdState } from '@adlane/contract/ads/ads';
import type { Tone } from '@adlane/ui';

/** Badge of each display state (ads §4). */
export const adStateBadges: Readonly<Record<AdState, { readonly text: string; readonly tone: Tone }>> = {
  scheduled: { text: 'Scheduled', tone: 'info' },
  active: { text: 'Active', tone: 'positive' },
  'in review': { text: 'In review', tone: 'info' },
  'video review': { text: 'Video review', tone: 'info' },
  paused: { text: 'Paused', tone: 'neutral' },
  'attention needed': { text: 'Attention needed', tone: 'negative' },
  learning: { text: 'Learning', tone: 'brand' },
};
