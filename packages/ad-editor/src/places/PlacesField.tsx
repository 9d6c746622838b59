import type { FacebookLocation } from '@adlane/contract/ads/lookups';
import type { TargetAddress, TemplateTargeting } from '@adlane/contract/ads/templates';
import { locationMethods } from '@adlane/contract/constants';
import {
  createPin,
  findCategoryLock,
  isRegulated,
  limits,
  messages,
  ownMessages,
  toPlaceKey,
} from '@adlane/contract/rules';
import { Box, Button, Radio, Skeleton, translate } from '@adlane/ui';
import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Choices } from '../form/Choices';
import { LockNote } from '../form/LockNote';
import { translateNumbered } from '../form/translateNumbered';
import { PlaceRow } from './PlaceRow';
import { PlaceSearch } from './PlaceSearch';
import { toPlace } from './placeEntries';

// Outlines and their reader are loaded when the map is opened.
const PlaceMap = lazy(() => import('../placeMap/PlaceMap').then((module) => ({ default: module.PlaceMap })));

const methodLabels = { search: 'By search', radius: 'By radius' } as const;
/** Where a first pin falls: the middle of the United States, to be moved from there. */
const firstPin = { latitude: 39.83, longitude: -98.58 };

export type PlacesFieldProps = {
  /** Path of the list in its form. */
  name: string;
  places: readonly TargetAddress[];
  onChange: (places: readonly TargetAddress[]) => void;
  /** Radius of new pins, and the special ad category that limits places. */
  targeting: Pick<TemplateTargeting, 'radius' | 'distanceUnit' | 'specialAdCategory'>;
  readOnly: boolean;
  /** Settings of new pins, shown while pins are added. */
  pinSettings?: ReactNode;
};

/** The selected place, the refusal of the last one, and the changes of the list. */
function usePlaces({ places, onChange }: Pick<PlacesFieldProps, 'places' | 'onChange'>) {
  const [selected, select] = useState<number>();
  const [refusal, setRefusal] = useState<string>();

  function add(place: TargetAddress): void {
    const isThere = places.some((each) => toPlaceKey(each) === toPlaceKey(place));
    setRefusal(isThere ? messages.locationExists : undefined);
    if (isThere) return;
    onChange([...places, place]);
    select(places.length);
  }
  function update(index: number, changes: Partial<TargetAddress>): void {
    onChange(places.map((place, each) => (each === index ? { ...place, ...changes } : place)));
  }
  function remove(index: number): void {
    setRefusal(undefined);
    onChange(places.filter((_place, each) => each !== index));
    select(undefined);
  }
  return { selected, select, refusal, add, update, remove };
}

/** Places by search and pins with a radius, included or excluded, in a list and on a map (ads §3, §5, §9). */
export function PlacesField(props: PlacesFieldProps) {
  const { name, places, targeting, readOnly, pinSettings } = props;
  const { selected, select, refusal, add, update, remove } = usePlaces(props);
  const [method, setMethod] = useState<TargetAddress['method']>('search');
  const category = targeting.specialAdCategory;
  const isFull = places.length >= limits.facebook.places.max;
  const chosen = selected === undefined ? undefined : places[selected];
  const isPinMovable = !readOnly && selected !== undefined && chosen?.method === 'radius';

  function pick(found: FacebookLocation): void {
    const { latitude, longitude } = found;
    if (method === 'search' || latitude === null || longitude === null) {
      add(toPlace(found, 'include', targeting.distanceUnit));
    } else add(createPin({ ...found, latitude, longitude }, targeting));
  }
  function dropPin(): void {
    const near = chosen ?? places.find((place) => place.latitude !== null);
    const { latitude, longitude } = { ...firstPin, ...getPoint(near) };
    const count = places.filter((place) => place.type === 'pin').length;
    // Next to existing pins, so that both are visible.
    add(
      createPin(
        { latitude, longitude: longitude + 0.4, name: translateNumbered(`Pin ${count + 1}`) },
        targeting,
      ),
    );
  }

  return (
    <>
      {readOnly ? null : (
        <>
          <Choices label={translate('Add locations')}>
            {locationMethods.map((value) => (
              <Radio
                key={value}
                name={`${name}-method`}
                label={translate(methodLabels[value])}
                checked={method === value}
                onChange={() => setMethod(value)}
              />
            ))}
          </Choices>
          {method === 'radius' ? pinSettings : null}
          <PlaceSearch
            label={method === 'search' ? translate('Add a place') : translate('Drop a pin at')}
            error={isFull ? ownMessages.tooManyPlaces : refusal}
            disabled={isFull}
            isOffered={({ type, latitude }) =>
              method === 'radius' ? latitude !== null : !(isRegulated(category) && type === 'zip')
            }
            onPick={pick}
          />
          {method === 'radius' ? (
            <Box>
              <Button
                size="sm"
                variant="secondary"
                startIcon={<MapPin />}
                disabled={isFull}
                onClick={dropPin}
              >
                {translate('Drop a pin')}
              </Button>
            </Box>
          ) : null}
        </>
      )}
      <LockNote reason={findCategoryLock(category, 'zip')} />
      <LockNote reason={findCategoryLock(category, 'exclude')} />
      <LockNote reason={findCategoryLock(category, 'radius')} />
      {places.length > 0 ? (
        <Box as="ul" aria-label={translate('Selected locations')} display="grid" gap={2} listStyleType="none">
          {places.map((place, index) => (
            <PlaceRow
              // Places have no ids, and two may be equal until one is corrected.
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what tells them apart
              key={index}
              name={`${name}[${index}]`}
              place={place}
              others={places.slice(0, index)}
              category={category}
              isSelected={index === selected}
              readOnly={readOnly}
              onSelect={() => select(index)}
              onChange={(changes) => update(index, changes)}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      ) : (
        <Box textStyle="sm" color="fg.muted">
          {translate('No locations yet.')}
        </Box>
      )}
      {places.length > 0 || method === 'radius' ? (
        <Suspense fallback={<Skeleton height={64} />}>
          <PlaceMap
            places={places}
            selected={selected}
            onSelect={select}
            onMove={isPinMovable ? (point) => update(selected, point) : undefined}
            unit={targeting.distanceUnit}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The point of a place that has one. */
function getPoint(place: TargetAddress | undefined) {
  if (!place || place.latitude === null || place.longitude === null) return {};
  return { latitude: place.latitude, longitude: place.longitude };
}
