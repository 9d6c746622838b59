import type { FeedbackFlow, FlowConfig } from '@adlane/contract/flowConfig';

/** The forms of a configuration; none where another server leaves them out. */
export function listFlows(config: Partial<FlowConfig> | undefined): readonly FeedbackFlow[] {
  return Array.isArray(config?.feedbackFlows) ? config.feedbackFlows : [];
}
