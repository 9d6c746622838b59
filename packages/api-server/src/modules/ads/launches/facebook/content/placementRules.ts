import { type FacebookPlatform, facebookPlacements, placementGroups } from '@adlane/contract/constants';
import { type ChosenPlacements, filterPlacements } from '@adlane/contract/rules';
import type { LaunchMedia, ReadyLaunchInputs } from '../../inputs/launchSettings';
import { type PlacedMedia, sortMedia } from '../../inputs/sortMedia';
import { buildPlacementContext } from './facebookTargeting';
import { getMessagingDestination } from './messagingDestination';

/** A medium with the placements that show it. */
export type PlacementRule = {
  /** Label that connects the medium and its rule. */
  readonly label: string;
  readonly media: LaunchMedia;
  readonly placements: ChosenPlacements;
};

/** Whether an ad that opens two apps is launched: its `asset_feed_spec` has another use already. */
export function opensTwoApps(inputs: Pick<ReadyLaunchInputs, 'settings' | 'template'>): boolean {
  const isMessage = inputs.settings.FbAdSetting.ad_launch_type === 'messenger';
  return isMessage && getMessagingDestination(inputs) === 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER';
}

/**
 * Lists which medium each placement of an ad shows, the ad's own last; empty where all placements show the same. Facebook
 * takes two rules or more. Pure.
 */
export function listPlacementRules(inputs: ReadyLaunchInputs, own: LaunchMedia): PlacementRule[] {
  if (opensTwoApps(inputs)) return [];
  const { placed } = sortMedia(inputs.template, inputs.media);
  const open = listOpenPlacements(inputs);
  const rules = placed.flatMap((each) => toRule(each, own, open));
  const used = rules.map(({ placements }) => placements);
  const rest = mapPositions(open, (platform, position) =>
    used.every((placements) => !placements[platform]?.includes(position)),
  );
  if (rules.length === 0 || Object.keys(rest).length === 0) return [];
  return [...rules, { label: 'own', media: own, placements: rest }];
}

function toRule({ group, media }: PlacedMedia, own: LaunchMedia, open: ChosenPlacements): PlacementRule[] {
  if (media.id === own.id) return [];
  const { positions } = placementGroups[group];
  const placements = mapPositions(
    open,
    (platform, position) => positions[platform as FacebookPlatform]?.includes(position) ?? false,
  );
  return Object.keys(placements).length > 0 ? [{ label: group, media, placements }] : [];
}

/** The placements of the ad set: the chosen ones, or all that are open to the ad. */
function listOpenPlacements(inputs: ReadyLaunchInputs): ChosenPlacements {
  const { placement, platform } = inputs.template.templateTargeting;
  const all: Record<string, string[]> = {};
  for (const each of facebookPlacements) {
    // Sponsored messages go to people who wrote before; an ad set has them only by choice.
    if (each.position === 'sponsored_messages') continue;
    all[each.platform] = [...(all[each.platform] ?? []), each.position];
  }
  return filterPlacements(placement === 'Manual' ? platform : all, buildPlacementContext(inputs)).sent;
}

function mapPositions(
  placements: ChosenPlacements,
  isWanted: (platform: string, position: string) => boolean,
): ChosenPlacements {
  const entries = Object.entries(placements).map(
    ([platform, positions]) =>
      [platform, positions.filter((position) => isWanted(platform, position))] as const,
  );
  return Object.fromEntries(entries.filter(([, positions]) => positions.length > 0));
}
