import type { LaunchStep } from '@adlane/contract/ads/launches';
import type { PlatformAdapter } from './PlatformAdapter';

/** Returns all steps of a launch in the order of sending: whatever switches the ad on comes last. Pure. */
export function planSteps<Inputs>(
  adapter: Pick<PlatformAdapter<Inputs>, 'plan' | 'activate'>,
  inputs: Inputs,
  label: string,
): LaunchStep[] {
  const planned = [...adapter.plan(inputs, label), ...adapter.activate(inputs)];
  return planned.map((step) => ({ ...step, status: 'pending', external_id: null, error: null }));
}
