import { namingPrefix } from '@adlane/contract/constants';
import { getDailyBudget } from '@adlane/contract/rules';
import type { GoogleAdsRow } from '../../../../connectors/googleAds/shapes';
import { toGoogleAdState } from '../../ads/google/toGoogleAdState';
import type { LaunchedAd, LaunchedAdSet } from '../saga/insertLaunchedAd';
import { toDayEnd, toInstant } from './googleDates';
import type { GoogleLaunchSettings } from './googleInputs';
import type { GoogleLaunchSteps } from './openGoogleLaunch';

/** Returns the launched ad, with its state as Google answered it last. */
export function toLaunchedGoogleAd(
  { launch, currency, timezone }: GoogleLaunchSteps,
  { campaign }: GoogleAdsRow,
  adSets: readonly LaunchedAdSet[],
): LaunchedAd {
  const settings = launch.settings as GoogleLaunchSettings;
  return {
    name: `${namingPrefix} ${settings.campaignName}`,
    adlane_type: 'landing_page',
    campaignId: campaign.id,
    status: toGoogleAdState(campaign),
    budget_type: 'daily',
    budget: getDailyBudget(settings),
    currency,
    startTime: toInstant(settings.startDate, timezone),
    endTime: settings.endDate === null ? null : toDayEnd(settings.endDate, timezone),
    external_ids: { adsets: [], creatives: [], ads: [], leadForm: null, campaignType: settings.campaignType },
    adSets,
  };
}
