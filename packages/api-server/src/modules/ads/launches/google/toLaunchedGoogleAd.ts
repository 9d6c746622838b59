import { namingPrefix } from '@adlane/contract/constants';
import { getDailyBudget, toDayEnd, toDayStart } from '@adlane/contract/rules';
import type { LaunchedAd } from '../saga/insertLaunchedAd';
import type { LaunchStepRow } from '../saga/queries';
import { fillQuery } from './fillQuery';
import type { GoogleLaunchSettings } from './googleInputs';
import type { GoogleLaunchSteps } from './openGoogleLaunch';

/** What Google shows of a launched ad: its campaign, with the state that it answered last and why, and its groups. */
export type GoogleLaunchResult = Pick<LaunchedAd, 'campaignId' | 'status' | 'status_reasons' | 'adSets'>;

/** Returns the launched ad. */
export function toLaunchedGoogleAd(
  { launch, currency, timezone }: Pick<GoogleLaunchSteps, 'launch' | 'currency' | 'timezone'>,
  result: GoogleLaunchResult,
): LaunchedAd {
  const settings = launch.settings as GoogleLaunchSettings;
  const zone = timezone || 'UTC';
  return {
    name: `${namingPrefix} ${settings.campaignName}`,
    adlane_type: 'landing_page',
    result_kind: null,
    ...result,
    budget_type: 'daily',
    budget: getDailyBudget(settings),
    currency,
    startTime: toDayStart(settings.startDate, zone),
    endTime: settings.endDate === null ? null : toDayEnd(settings.endDate, zone),
    external_ids: { adsets: [], creatives: [], ads: [], leadForm: null, campaignType: settings.campaignType },
  };
}

/**
 * Returns the launched ad where Google does not show its state: the campaign that the step reads, in review, without its
 * groups.
 */
export function toUnreadGoogleAd(google: GoogleLaunchSteps, { request }: LaunchStepRow): LaunchedAd {
  const ids = new Map(google.steps.map(({ key, external_id }) => [key, external_id]));
  const campaignId = /\/campaigns\/(\d+)'/.exec(fillQuery(String(request.query), ids))?.[1];
  if (campaignId === undefined) throw new Error(`The launch ${google.launch.id} has no campaign.`);
  return toLaunchedGoogleAd(google, { campaignId, status: 'in review', status_reasons: [], adSets: [] });
}
