import type { AdState } from '@adlane/contract/ads';
import type { Tone } from '@adlane/ui';

/** How a display state of ads §4 reads, and how it is coloured. */
export const adStateBadges: Readonly<Record<AdState, { readonly text: string; readonly tone: Tone }>> = {
  scheduled: { text: 'Scheduled', tone: 'info' },
  active: { text: 'Active', tone: 'positive' },
  'in review': { text: 'In review', tone: 'info' },
  'video review': { text: 'Video review', tone: 'info' },
  paused: { text: 'Paused', tone: 'neutral' },
  'attention needed': { text: 'Attention needed', tone: 'negative' },
  learning: { text: 'Learning', tone: 'brand' },
};

/** How the filter statuses of ads §4 read. */
export const adFilterLabels = { 'IN REVIEW': 'In review', SERVING: 'Serving', PAUSED: 'Paused' } as const;
