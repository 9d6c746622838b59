import type { FeedbackFlow, FlowConfig } from '@adlane/contract/widget/flowConfig';

/** Lists the forms of a configuration; other servers may leave them out. */
export function listFlows(config: Partial<FlowConfig> | undefined): readonly FeedbackFlow[] {
  return Array.isArray(config?.feedbackFlows) ? config.feedbackFlows : [];
}
