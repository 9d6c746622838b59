import { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { judgeGoogleAdsError } from '../../../../connectors/googleAds/judgeGoogleAdsError';
import type { PlatformAdapter } from '../saga/PlatformAdapter';
import { connectGoogle } from './connectGoogle';
import type { ReadyGoogleInputs } from './googleInputs';
import { planGoogleActivation, planGoogleCreation } from './planGoogleLaunch';

/** Launches on Google: a Performance Max or Search campaign, created by one atomic request. */
export const googleAdapter: PlatformAdapter<ReadyGoogleInputs> = {
  plan: planGoogleCreation,
  activate: planGoogleActivation,
  judge(error) {
    if (!(error instanceof GoogleAdsError)) return undefined;
    const verdict = { ...judgeGoogleAdsError(error), retryAfterMs: error.retryAfterMs };
    // An earlier request with a lost answer created the label and everything with it: the retry adopts it.
    const isDone = error.family === 'labelError' && error.reason === 'DUPLICATE_NAME';
    return isDone ? { ...verdict, action: 'retry' } : verdict;
  },
  connect: connectGoogle,
};
