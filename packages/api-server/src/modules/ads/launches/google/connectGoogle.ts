import type { Ports } from '../../../../ports';
import type { PlatformConnection, StepResult } from '../saga/PlatformAdapter';
import type { LaunchRow } from '../saga/queries';
import { findExisting } from './findExisting';
import { openGoogleLaunch } from './openGoogleLaunch';
import { rollBackGoogle } from './rollBackGoogle';
import { sendGoogleStep } from './sendGoogleStep';
import { parseStepKind } from './stepKinds';
import { toUnreadGoogleAd } from './toLaunchedGoogleAd';

/** Opens Google Ads for a launch, with the access of its ad account's source. */
export async function connectGoogle(ports: Ports, launch: LaunchRow): Promise<PlatformConnection> {
  const google = await openGoogleLaunch(ports, launch);
  return {
    sourceId: google.sourceId,
    send: (step, steps) => sendGoogleStep({ ...google, steps }, step),
    async find(step): Promise<StepResult | undefined> {
      const externalId = await findExisting(google, step);
      return externalId === undefined ? undefined : { externalId };
    },
    toUnreadAd: (step, steps) =>
      parseStepKind(step.key) === 'state' ? toUnreadGoogleAd({ ...google, steps }, step) : undefined,
    rollBack: (steps, checkClaim) => rollBackGoogle(google, steps, checkClaim),
    // Only one campaign can have the label: what this worker created is what the other one adopts.
    removeStray: async () => undefined,
    storeFailure: async () => undefined,
  };
}
