import type { TargetAddress } from '@adlane/contract/ads/templates';
import { Box, getLocale, translate } from '@adlane/ui';
import type { MapView } from './mapView';
import { distanceOnMap, roundDistance, toGeo } from './worldMap';

export type MapScaleProps = { view: MapView; unit: TargetAddress['distanceUnit'] };

/** A line with its length on the ground, a quarter of the map long at most. */
export function MapScale({ view, unit }: MapScaleProps) {
  const { latitude } = toGeo(view.center);
  const distance = roundDistance(view.width / 4, unit, latitude);
  const share = distanceOnMap(distance, unit, latitude) / view.width;
  return (
    <Box
      position="absolute"
      bottom={2}
      left={2}
      px={2}
      py={1}
      borderRadius="l1"
      bg="bg.panel"
      w="full"
      maxW={`calc(${share * 100}% + {spacing.4})`}
      minW={16}
      textStyle="xs"
    >
      <Box borderBottomWidth="strong" borderColor="fg" w="full" lineHeight="short" whiteSpace="nowrap">
        {distance.toLocaleString(getLocale())} {translate(unit === 'mile' ? 'mi' : 'km')}
      </Box>
    </Box>
  );
}
