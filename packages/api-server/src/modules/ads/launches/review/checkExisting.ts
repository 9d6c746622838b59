import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { refusalMessages } from '@adlane/contract/rules';
import type { LaunchInputs } from '../inputs/launchSettings';
import { isDynamicLaunch } from '../inputs/promotedPost';

/** Checks the campaign and the ad set that a launch adds to: both exist, and the ads suit them. Pure. */
export function checkExisting({ settings, template, target }: LaunchInputs): LaunchBlocker[] {
  const { campaignId, adSetId } = settings.settings ?? {};
  const { objective, optimization_goal } = settings.FbAdSetting.field;
  const { specialAdCategory } = template.templateTargeting;
  const { campaign, adSet } = target ?? {};
  if (!campaignId && !adSetId) return [];
  if (!campaign) return [{ field: 'settings.campaignId', message: refusalMessages.campaignGone }];
  const categories = specialAdCategory === 'NONE' ? '' : specialAdCategory;
  const isDynamic = isDynamicLaunch({ settings, template });
  const found: readonly (readonly [field: string, isWrong: boolean, message: string])[] = [
    ['settings.campaignId', campaign.objective !== objective, refusalMessages.campaignObjective],
    ['settings.campaignId', campaign.categories.join() !== categories, refusalMessages.campaignCategory],
    ['settings.adSetId', Boolean(adSetId) && !adSet, refusalMessages.adSetGone],
    [
      'settings.adSetId',
      adSet !== undefined && adSet.optimization_goal !== optimization_goal,
      refusalMessages.adSetGoal,
    ],
    [
      'settings.adSetId',
      adSet !== undefined && adSet.is_dynamic_creative !== isDynamic,
      refusalMessages.adSetDynamic,
    ],
  ];
  return found.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : []));
}
