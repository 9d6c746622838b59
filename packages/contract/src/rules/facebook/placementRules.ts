import {
  type FacebookPlacement,
  type FacebookPlatform,
  facebookPlacements,
  facebookPlatforms,
} from '../../constants/facebook/facebookPlacements';
import type { AdLaunchType } from '../../constants/launches';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import type { RuleMessage } from '../texts/textRules';

/** The properties of an ad that decide its placements. */
export type PlacementContext = {
  /** Undefined until the ad type is selected. */
  readonly adLaunchType?: AdLaunchType | undefined;
  /** True if the ad has a video; undefined while the media are unknown. */
  readonly hasVideo?: boolean | undefined;
  /** True for an ad of several cards. */
  readonly isCarousel?: boolean | undefined;
  /** `device_platforms`; empty means all. */
  readonly devices?: readonly string[] | undefined;
};

/**
 * `removed`: closed by the platform. `unavailable`: not for this ad. Neither is ever sent. `unknown`: sent
 * unchanged.
 */
export type PlacementState =
  | { readonly kind: 'open' }
  | { readonly kind: 'removed' | 'unavailable' | 'unknown'; readonly reason: string };

/** Positions by platform, as stored in a template. */
export type ChosenPlacements = Readonly<Record<string, readonly string[]>>;
type Named = { readonly platform: string; readonly position: string };
/** A placement with the reason it is left out. */
export type PlacementFinding = Named & { readonly reason: string };

const kindsOfAd: Readonly<Record<AdLaunchType, string>> = {
  leadform: 'ads with a lead form',
  messenger: 'ads that open a conversation',
  landing_page: 'ads that open a page',
};
/** Platforms that an ad set cannot have as its only one. */
const aloneMessages: Readonly<Record<string, RuleMessage>> = {
  audience_network: ownMessages.audienceNetworkAlone,
  messenger: ownMessages.messengerAlone,
};
const open: PlacementState = { kind: 'open' };

/** Finds a position in the catalog. */
export function findPlacement({ platform, position }: Named): FacebookPlacement | undefined {
  return facebookPlacements.find((each) => each.platform === platform && each.position === position);
}

/**
 * Returns whether a placement can be used for an ad, with the reason if not (current platform rules, ads §9).
 */
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
  const { adLaunchType, hasVideo, isCarousel, devices = [] } = context;
  if (adLaunchType && placement.notFor?.includes(adLaunchType)) {
    return `Not shown for ${kindsOfAd[adLaunchType]}.`;
  }
  if (placement.isVideoOnly && isCarousel) return 'Shows single videos only, no carousels.';
  if (placement.isVideoOnly && hasVideo === false) return 'Shows videos only; this ad has none.';
  const isReached = devices.length === 0 || placement.devices.some((device) => devices.includes(device));
  return isReached ? undefined : `Shown on ${placement.devices.join(' and ')} only.`;
}

/** Splits the selected placements into those to send and those left out, with the reason. */
export function filterPlacements(
  chosen: ChosenPlacements,
  context: PlacementContext,
): { readonly sent: ChosenPlacements; readonly leftOut: readonly PlacementFinding[] } {
  const sent: Record<string, readonly string[]> = {};
  const leftOut: PlacementFinding[] = [];
  for (const platform of facebookPlatforms) {
    const allowed = (chosen[platform] ?? []).filter((position) => {
      const state = getPlacementState({ platform, position }, context);
      if (state.kind === 'open' || state.kind === 'unknown') return true;
      leftOut.push({ platform, position, reason: state.reason });
      return false;
    });
    if (allowed.length > 0) sent[platform] = allowed;
  }
  return { sent, leftOut };
}

/** Finds selected placements whose required companion is not selected. */
export function findMissingCompanions(
  chosen: ChosenPlacements,
): readonly (Named & { readonly companion: { platform: FacebookPlatform; position: string } })[] {
  return facebookPlacements.flatMap(({ platform, position, goesWith }) => {
    if (!goesWith || !chosen[platform]?.includes(position)) return [];
    const hasCompanion = chosen[goesWith.platform]?.includes(goesWith.position) ?? false;
    return hasCompanion ? [] : [{ platform, position, companion: goesWith }];
  });
}

/**
 * Checks manual placements: at least one must remain to be sent; Audience Network and Messenger need another
 * platform, and the right column cannot carry a video alone.
 */
export function checkPlacements(
  { placement, platform }: { readonly placement: string; readonly platform: ChosenPlacements },
  context: PlacementContext,
): RuleMessage {
  if (placement !== 'Manual') return undefined;
  const { sent } = filterPlacements(platform, context);
  const positions = Object.values(sent).flat();
  if (positions.length === 0) return messages.platformRequired;
  const [first = '', ...others] = Object.keys(sent);
  if (others.length === 0 && aloneMessages[first]) return aloneMessages[first];
  const isColumnAlone = positions.every((position) => position === 'right_hand_column');
  return isColumnAlone && context.hasVideo === true ? ownMessages.rightColumnAlone : undefined;
}
