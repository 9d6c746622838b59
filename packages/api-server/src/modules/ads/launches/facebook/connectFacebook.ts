import type { Ports } from '../../../../ports';
import type { PlatformConnection, StepResult } from '../saga/PlatformAdapter';
import type { LaunchRow } from '../saga/queries';
import { claimLeadForm } from './claimLeadForm';
import { openFacebookLaunch } from './openFacebookLaunch';
import { findExisting } from './recovery/findExisting';
import { findPauseMs } from './recovery/findPauseMs';
import { removeStray } from './recovery/removeStrays';
import { rollBackFacebook } from './recovery/rollBackFacebook';
import { sendStep } from './sendStep';
import { isLabelled, parseStepKind } from './stepKinds';
import { storeCreated, storePageTerms } from './storeFindings';
import { toUnreadAd } from './toLaunchedAd';

/** Opens Facebook for a launch, with the token of its ad account's source. */
export async function connectFacebook(ports: Ports, launch: LaunchRow): Promise<PlatformConnection> {
  const facebook = await openFacebookLaunch(ports, launch);
  return {
    sourceId: facebook.sourceId,
    pauseMs: () => findPauseMs(facebook.usagePercent()),
    send: (step, steps, saveProgress) => sendStep({ ...facebook, steps }, step, saveProgress),
    claim: (tx, step) => claimLeadForm(tx, launch, step),
    async find(step, steps, sharedId): Promise<StepResult | undefined> {
      const externalId = await findExisting({ ...facebook, steps }, step, sharedId);
      if (externalId === undefined) return undefined;
      return { externalId, store: (tx) => storeCreated(tx, launch, step.key, externalId) };
    },
    toUnreadAd: (step, steps) =>
      parseStepKind(step.key) === 'state' ? toUnreadAd({ ...facebook, steps }) : undefined,
    rollBack: (steps, checkClaim) => rollBackFacebook({ ...facebook, steps }, checkClaim),
    async removeStray(step, externalId) {
      // A correction only reads the campaign of its ad.
      const isCreated = step.method !== 'GET' && isLabelled(parseStepKind(step.key));
      if (isCreated) await removeStray(facebook, externalId);
    },
    async storeFailure(tx, { code }) {
      if (code === 'TECHNICAL_TOS_ERROR') await storePageTerms(tx, launch, false);
    },
  };
}
