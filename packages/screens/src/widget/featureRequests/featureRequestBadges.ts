import type { ProjectFeatureRequest } from '@adlane/contract/widget/featureRequests/manage';
import type { Tone } from '@adlane/ui';

/** Badge of each status of a feature request. */
export const featureRequestBadges: Readonly<
  Record<ProjectFeatureRequest['status'], { readonly tone: Tone; readonly text: string }>
> = {
  OPEN: { tone: 'neutral', text: 'Open' },
  PLANNED: { tone: 'info', text: 'Planned' },
  INPROGRESS: { tone: 'brand', text: 'In progress' },
  DONE: { tone: 'positive', text: 'Done' },
};
