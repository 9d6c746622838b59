import {
  type FacebookPlacement,
  type FacebookPlatform,
  facebookPlacements,
  facebookPlatforms,
} from '../constants/facebookPlacements';
import type { AdLaunchType } from '../constants/launches';
import { messages, ownMessages } from '../constants/messages';
import type { RuleMessage } from './textRules';

/** What decides which placements an ad can have. */
export type PlacementContext = {
  /** Absent where nobody has said yet what the ad leads to. */
  readonly adLaunchType?: AdLaunchType | undefined;
  /** Whether the ad has a video; absent while its media are not known. */
  readonly hasVideo?: boolean | undefined;
  /** `device_platforms`; none means all. */
  readonly devices?: readonly string[] | undefined;
};

/** `removed`: the platform dropped it. `unavailable`: not for this ad. Neither is ever sent. `unknown`: sent as it is. */
export type PlacementState =
  | { readonly kind: 'open' }
  | { readonly kind: 'removed' | 'unavailable' | 'unknown'; readonly reason: string };

/** Positions by platform, as a template holds them. */
export type ChosenPlacements = Readonly<Record<string, readonly string[]>>;
type Named = { readonly platform: string; readonly position: string };
export type PlacementFinding = Named & { readonly reason: string };

const kindsOfAd: Readonly<Record<AdLaunchType, string>> = {
  leadform: 'ads with a lead form',
  messenger: 'ads that open a conversation',
  landing_page: 'ads that open a page',
};
const open: PlacementState = { kind: 'open' };

/** What the catalogue says of a position; nothing for one that it doesn't know. */
export function findPlacement({ platform, position }: Named): FacebookPlacement | undefined {
  return facebookPlacements.find((each) => each.platform === platform && each.position === position);
}

/** Whether a placement can be used for an ad, and why not (today's platform rules, spec ads §9). */
export function getPlacementState(named: Named, context: PlacementContext): PlacementState {
  const placement = findPlacement(named);
  if (!placement) {
    return { kind: 'unknown', reason: 'This placement is not known here. It is sent as it is.' };
  }
  if (placement.removed) return { kind: 'removed', reason: placement.removed.reason };
  const reason = findRefusal(placement, context);
  return reason === undefined ? open : { kind: 'unavailable', reason };
}

function findRefusal(placement: FacebookPlacement, context: PlacementContext): string | undefined {
  const { adLaunchType, hasVideo, devices = [] } = context;
  if (adLaunchType && placement.notFor?.includes(adLaunchType)) {
    return `Not shown for ${kindsOfAd[adLaunchType]}.`;
  }
  if (placement.isVideoOnly && hasVideo === false) return 'Shows videos only; this ad has none.';
  const isReached = devices.length === 0 || placement.devices.some((device) => devices.includes(device));
  return isReached ? undefined : `Shown on ${placement.devices.join(' and ')} only.`;
}

/** What is sent of the chosen placements, and what is left out with the reason. */
export function filterPlacements(
  chosen: ChosenPlacements,
  context: PlacementContext,
): { readonly sent: ChosenPlacements; readonly leftOut: readonly PlacementFinding[] } {
  const sent: Record<string, readonly string[]> = {};
  const leftOut: PlacementFinding[] = [];
  for (const platform of facebookPlatforms) {
    const kept = (chosen[platform] ?? []).filter((position) => {
      const state = getPlacementState({ platform, position }, context);
      if (state.kind === 'open' || state.kind === 'unknown') return true;
      leftOut.push({ platform, position, reason: state.reason });
      return false;
    });
    if (kept.length > 0) sent[platform] = kept;
  }
  return { sent, leftOut };
}

/** Chosen placements that are bought together with one that is not chosen. */
export function findMissingCompanions(
  chosen: ChosenPlacements,
): readonly (Named & { readonly companion: { platform: FacebookPlatform; position: string } })[] {
  return facebookPlacements.flatMap(({ platform, position, goesWith }) => {
    if (!goesWith || !chosen[platform]?.includes(position)) return [];
    const hasCompanion = chosen[goesWith.platform]?.includes(goesWith.position) ?? false;
    return hasCompanion ? [] : [{ platform, position, companion: goesWith }];
  });
}

/** Chosen by hand, something must be left to be sent; the right column can not carry a video alone. */
export function checkPlacements(
  { placement, platform }: { readonly placement: string; readonly platform: ChosenPlacements },
  context: PlacementContext,
): RuleMessage {
  if (placement !== 'Manual') return undefined;
  const { sent } = filterPlacements(platform, context);
  const positions = Object.values(sent).flat();
  if (positions.length === 0) return messages.platformRequired;
  const isColumnAlone = positions.every((position) => position === 'right_hand_column');
  return isColumnAlone && context.hasVideo === true ? ownMessages.rightColumnAlone : undefined;
}
