import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import type { ReadyLaunchInputs } from '../inputs/launchSettings';
import type { PlatformAdapter } from '../saga/PlatformAdapter';
import { connectFacebook } from './connectFacebook';
import { planFacebookActivation, planFacebookCreation } from './planFacebookLaunch';
import { parseStepKind } from './stepKinds';

/** Launches on Facebook: one campaign with its ad sets, creatives and ads. */
export const facebookAdapter: PlatformAdapter<ReadyLaunchInputs> = {
  plan: planFacebookCreation,
  activate: planFacebookActivation,
  judge(error, step) {
    if (!(error instanceof FacebookError)) return undefined;
    const isLeadForm = step !== undefined && parseStepKind(step.key) === 'leadForm';
    return { ...judgeFacebookError(error, isLeadForm), retryAfterMs: error.retryAfterMs };
  },
  connect: connectFacebook,
};
