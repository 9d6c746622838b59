import type { AdResubmit } from '@adlane/contract/ads/launches';
import type { PlannedStep } from '../saga/PlatformAdapter';

/** What a resubmit is planned from. */
export type ResubmitRequest = { readonly record: AdResubmit; readonly label: string };
/** The requests of a resubmit, and the settings that the launch engine needs to store it. */
export type ResubmitPlan = {
  readonly steps: readonly PlannedStep[];
  readonly settings: Record<string, unknown>;
  readonly pageId: number | null;
};
