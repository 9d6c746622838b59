import { namingPrefix } from '@adlane/contract/constants';
import { getResult } from '../../ads/facebook/facebookResults';
import type { LaunchSettings } from '../inputs/launchSettings';
import type { LaunchedAd } from '../saga/insertLaunchedAd';
import { listCreatedAdSets } from './listCreatedAdSets';
import type { FacebookLaunchSteps } from './openFacebookLaunch';
import { parseStepKind, type StepKind } from './stepKinds';

/**
 * Returns the launched ad.
 * @param status its state as Facebook answered it last
 * @param status_reasons Facebook's reasons for it
 */
export function toLaunchedAd(
  { launch, steps, currency }: Pick<FacebookLaunchSteps, 'launch' | 'steps' | 'currency'>,
  status: LaunchedAd['status'],
  status_reasons: LaunchedAd['status_reasons'],
): LaunchedAd {
  const settings = launch.settings as LaunchSettings;
  const campaign = steps.find(({ key }) => key === 'campaign' || key === 'checkCampaign');
  if (!campaign?.external_id) throw new Error(`The launch ${launch.id} has no campaign.`);
  const listIds = (kind: StepKind) =>
    steps.filter((step) => parseStepKind(step.key) === kind).map((step) => step.external_id);
  return {
    name: `${namingPrefix} ${settings.campaignName}`,
    adlane_type: settings.FbAdSetting.ad_launch_type,
    campaignId: campaign.external_id,
    status,
    status_reasons,
    budget_type: settings.budgetType,
    budget: settings.budget,
    currency,
    startTime: settings.startTime === null ? null : new Date(settings.startTime),
    endTime: settings.endTime === null ? null : new Date(settings.endTime),
    result_kind: findResultKind(settings),
    external_ids: {
      adsets: [...listIds('checkAdSet'), ...listIds('adset')],
      creatives: listIds('creative'),
      ads: listIds('ad'),
      leadForm: listIds('leadForm')[0] ?? findEarlierForm(steps),
    },
    adSets: listCreatedAdSets(steps, status),
  };
}

/** Returns what the launch is optimized for; null in an ad set that exists, whose event only Facebook knows. */
function findResultKind({ FbAdSetting, settings }: LaunchSettings): LaunchedAd['result_kind'] {
  if (settings?.adSetId) return null;
  const { ad_launch_type: type, field } = FbAdSetting;
  const custom_event_type = settings?.selectedEventConversionType ?? '';
  const promoted_object = { custom_event_type, custom_event_str: '', custom_conversion_id: '' };
  return getResult({ optimization_goal: field.optimization_goal, promoted_object }, type).kind;
}

/** Returns the form that was on the page before the launch, as a creative names it. */
function findEarlierForm(steps: FacebookLaunchSteps['steps']): string | null {
  const creative = steps.find(({ key }) => parseStepKind(key) === 'creative');
  return /"lead_gen_form_id":"(\d+)"/.exec(JSON.stringify(creative?.request ?? {}))?.[1] ?? null;
}

/** Returns the launched ad where Facebook does not show its state: it is in review, unless it was launched paused. */
export function toUnreadAd(facebook: Parameters<typeof toLaunchedAd>[0]): LaunchedAd {
  const { settings } = facebook.launch.settings as LaunchSettings;
  return toLaunchedAd(facebook, settings?.status === 'PAUSED' ? 'paused' : 'in review', []);
}
