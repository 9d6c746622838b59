import type { contentStatuses } from '@adlane/contract/constants';
import type { Tone } from '@adlane/ui';

type ContentStatus = (typeof contentStatuses)[number];

/** Badge of each status. */
export const contentBadges: Readonly<Record<ContentStatus, { readonly tone: Tone; readonly text: string }>> =
  {
    draft: { tone: 'neutral', text: 'Draft' },
    live: { tone: 'positive', text: 'Live' },
    archived: { tone: 'neutral', text: 'Archived' },
  };

/** Options of the status field. */
export const contentStatusOptions = [
  { value: 'draft', label: "Draft: visitors don't see it" },
  { value: 'live', label: 'Live' },
  { value: 'archived', label: 'Archived: no longer shown' },
] as const;
