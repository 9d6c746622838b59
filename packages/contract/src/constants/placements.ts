import { type FacebookPlacement, facebookPlacements } from './facebookPlacements';
import type { PlacementPlatform } from './targeting';

function ofPlatform(platform: PlacementPlatform): readonly FacebookPlacement[] {
  return facebookPlacements.filter((placement) => placement.platform === platform);
}

function closedOf(platform: PlacementPlatform): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ofPlatform(platform).flatMap(({ position, removed }) => (removed ? [[position, removed.reason]] : [])),
  );
}

/** Placements that a platform has closed, and what it says of it; taken from `facebookPlacements`. */
export const closedPlacements: Readonly<Record<PlacementPlatform, Readonly<Record<string, string>>>> = {
  facebook: closedOf('facebook'),
  instagram: closedOf('instagram'),
  audience_network: closedOf('audience_network'),
  messenger: closedOf('messenger'),
};

/** Every placement of a platform that is known here, closed ones included. */
export function placementsOf(platform: PlacementPlatform): readonly string[] {
  return ofPlatform(platform).map(({ position }) => position);
}

/** Labels of placements by their wire value. */
export const placementLabels: Readonly<Record<string, string>> = Object.fromEntries(
  facebookPlacements.map(({ position, label }) => [position, label]),
);
