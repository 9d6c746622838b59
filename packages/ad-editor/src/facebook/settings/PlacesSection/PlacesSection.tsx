import { distanceUnits, locationMethods } from '@adlane/contract/constants';
import type { FacebookLocation } from '@adlane/contract/lookups';
import {
  checkFacebookRadius,
  findCategoryLock,
  isRegulated,
  limits,
  listFacebookPlaces,
  messages,
  ownMessages,
  toPlaceKey,
} from '@adlane/contract/rules';
import type { TargetAddress } from '@adlane/contract/templates';
import { Alert, Box, Button, FieldShell, Radio, Select, Skeleton } from '@adlane/ui';
import { NumberField } from '@adlane/ui/fields';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Choices } from '../parts/Choices';
import { LockNote } from '../parts/LockNote';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';
import { PlaceRow } from './PlaceRow';
import { PlaceSearch } from './PlaceSearch';
import { createPin, toPlace } from './placeEntries';

// Outlines and their reader are loaded when the map is opened.
const PlaceMap = lazy(() =>
  import('../../../placeMap/PlaceMap').then((module) => ({ default: module.PlaceMap })),
);

const methodLabels = { search: 'By search', radius: 'By radius' } as const;
const unitLabels = { mile: 'Miles', kilometer: 'Kilometers' } as const;
/** Where a first pin falls: the middle of the United States, to be moved from there. */
const firstPin = { latitude: 39.83, longitude: -98.58 };

function DefaultRadius({ readOnly }: SectionProps) {
  const { targeting, change } = useTargeting();
  const { radius, distanceUnit, specialAdCategory } = targeting;
  const isUnchosen = radius === limits.radius.start;
  const refusal = isUnchosen ? undefined : checkFacebookRadius(radius, distanceUnit, specialAdCategory);
  return (
    <Box display="grid" gap={2}>
      <Box display="grid" gap={4} gridTemplateColumns="repeat(2, minmax(0, 12rem))">
        <NumberField
          name="templateTargeting.radius"
          label="Radius of new pins"
          hint={isUnchosen ? `Not set: ${limits.radius.min} is used.` : undefined}
          disabled={readOnly}
        />
        <FieldShell label="Unit">
          {(control) => (
            <Select
              {...control}
              disabled={readOnly}
              value={distanceUnit}
              options={distanceUnits.map((value) => ({ value, label: unitLabels[value] }))}
              onChange={({ target }) => {
                const unit = distanceUnits.find((each) => each === target.value);
                if (unit) change({ distanceUnit: unit });
              }}
            />
          )}
        </FieldShell>
      </Box>
      {refusal ? <Alert tone="warning">{refusal}</Alert> : null}
    </Box>
  );
}

/** The list of places and what can be done with it. */
function usePlaces() {
  const { targeting, change } = useTargeting();
  const places = listFacebookPlaces(targeting);
  const [selected, select] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const set = (facebook: TargetAddress[]) => change({ location: { ...targeting.location, facebook } });

  function add(place: TargetAddress): void {
    const isThere = places.some((each) => toPlaceKey(each) === toPlaceKey(place));
    setRefusal(isThere ? messages.locationExists : undefined);
    if (isThere) return;
    set([...places, place]);
    select(places.length);
  }
  function update(index: number, changes: Partial<TargetAddress>): void {
    set(places.map((place, each) => (each === index ? { ...place, ...changes } : place)));
  }
  function remove(index: number): void {
    setRefusal(undefined);
    set(places.filter((_place, each) => each !== index));
    select(undefined);
  }
  return { targeting, places, selected, select, refusal, add, update, remove };
}

/** Where the people are: places by search and pins with a radius, included or left out (ads §3, §5, §9). */
export function PlacesSection({ readOnly }: SectionProps) {
  const { targeting, places, selected, select, refusal, add, update, remove } = usePlaces();
  const [method, setMethod] = useState<TargetAddress['method']>('search');
  const category = targeting.specialAdCategory;
  const isFull = places.length >= limits.facebook.places.max;
  const chosen = selected === undefined ? undefined : places[selected];
  const isPinMovable = !readOnly && selected !== undefined && chosen?.method === 'radius';

  function pick(found: FacebookLocation): void {
    const { latitude, longitude, name } = found;
    if (method === 'search' || latitude === null || longitude === null) {
      add(toPlace(found, 'include', targeting.distanceUnit));
    } else add(createPin({ latitude, longitude }, name, targeting));
  }
  function dropPin(): void {
    const { latitude, longitude } = chosen ?? places.find((place) => place.latitude !== null) ?? firstPin;
    const point = { latitude: latitude ?? firstPin.latitude, longitude: longitude ?? firstPin.longitude };
    const count = places.filter((place) => place.type === 'pin').length;
    // Next to existing pins, so that both are visible.
    add(createPin({ ...point, longitude: point.longitude + 0.4 }, `Pin ${count + 1}`, targeting));
  }

  return (
    <SettingsSection
      name="places"
      title="Locations"
      description="Leave empty to target the countries you choose at launch."
    >
      {readOnly ? null : (
        <>
          <Choices label="Add locations">
            {locationMethods.map((value) => (
              <Radio
                key={value}
                name="place-method"
                label={methodLabels[value]}
                checked={method === value}
                onChange={() => setMethod(value)}
              />
            ))}
          </Choices>
          {method === 'radius' ? <DefaultRadius readOnly={readOnly} /> : null}
          <PlaceSearch
            label={method === 'search' ? 'Add a place' : 'Drop a pin at'}
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
                Drop a pin
              </Button>
            </Box>
          ) : null}
        </>
      )}
      <LockNote reason={findCategoryLock(category, 'zip')} />
      <LockNote reason={findCategoryLock(category, 'exclude')} />
      <LockNote reason={findCategoryLock(category, 'radius')} />
      {places.length > 0 ? (
        <Box as="ul" aria-label="Selected locations" display="grid" gap={2} listStyleType="none">
          {places.map((place, index) => (
            <PlaceRow
              // Places have no ids, and two may be equal until one is corrected.
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what tells them apart
              key={index}
              place={place}
              index={index}
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
          No locations yet.
        </Box>
      )}
      {places.length > 0 || method === 'radius' ? (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <PlaceMap
            places={places}
            selected={selected}
            onSelect={select}
            onMove={isPinMovable ? (point) => update(selected, point) : undefined}
            unit={targeting.distanceUnit}
          />
        </Suspense>
      ) : null}
    </SettingsSection>
  );
}
