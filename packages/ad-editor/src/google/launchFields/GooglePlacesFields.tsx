import { useApi } from '@adlane/api-client';
import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { distanceUnits, locationModes } from '@adlane/contract/constants';
import { checkLocation, checkRadius, limits } from '@adlane/contract/rules';
import {
  Box,
  Button,
  FieldShell,
  IconButton,
  Input,
  SearchPicker,
  Select,
  Skeleton,
  Text,
  translate,
} from '@adlane/ui';
import { CheckboxField, useFormField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import { translateNumbered } from '../../form/translateNumbered';
import { translateOptions } from '../../form/translateOptions';
import { lookupMeta, toPickerStatus } from '../../lookups/toPickerStatus';
import { useDebouncedValue } from '../../lookups/useDebouncedValue';

// Outlines and their reader are loaded when the map is opened.
const PlaceMap = lazy(() =>
  import('../../placeMap/PlaceMap').then((module) => ({ default: module.PlaceMap })),
);

type Launch = NonNullable<GoogleTemplate['launchAdTemplateData']>;
type Found = NonNullable<Launch['targetLocationBySearch']>;
type Circles = NonNullable<Launch['targetLocationByRadius']>;
type Circle = Circles[number];
type Mode = Circle['mode'];
type ReadOnly = { readOnly: boolean };

const modeLabels = { include: 'Include', exclude: 'Exclude' } as const;
const modeOptions = locationModes.map((value) => ({ value, label: modeLabels[value] }));
const unitOptions = [
  { value: 'mile', label: 'miles' },
  { value: 'kilometer', label: 'kilometers' },
];
/** Where a first circle falls: the middle of the United States, to be moved from there. */
const firstPoint = { latitude: 39.83, longitude: -98.58 };

function ModeSelect({
  name,
  mode,
  readOnly,
  onMode,
}: ReadOnly & { name: string; mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <Select
      size="sm"
      aria-label={translate('Include or exclude {name}', { name })}
      options={translateOptions(modeOptions)}
      value={mode}
      disabled={readOnly}
      onChange={({ target }) => onMode(locationModes.find((each) => each === target.value) ?? 'include')}
    />
  );
}

function replaceAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return list.map((each, at) => (at === index ? item : each));
}

type SearchProps = {
  chosen: Found;
  /** What is wrong with the places. */
  error: string | undefined;
  onPick: (place: Found[number]) => void;
};

function Search({ chosen, error, onPick }: SearchProps) {
  const { queries } = useApi();
  const [query, setQuery] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const debounced = useDebouncedValue(query.trim());
  const places = useQuery({
    ...queries.googleSources.locations.query({ query: { search: debounced } }),
    meta: lookupMeta,
    enabled: debounced !== '',
  });
  const found = places.data?.data ?? [];
  return (
    <SearchPicker
      label={translate('Places by search')}
      placeholder={translate('City, region, country or postal code')}
      error={refusal ?? error}
      query={query}
      onQuery={(text) => {
        setQuery(text);
        setRefusal(undefined);
      }}
      {...(query.trim() === ''
        ? { status: 'idle' as const }
        : toPickerStatus(places, debounced === query.trim()))}
      options={found.map(({ id, canonical_name, type }) => ({
        value: id,
        label: canonical_name,
        detail: type,
      }))}
      emptyText={translate('No matching places.')}
      onPick={(id) => {
        const picked = found.find((each) => each.id === id);
        setQuery('');
        setRefusal(
          checkLocation(
            id,
            chosen.map((each) => each.id),
          ),
        );
        if (picked && !chosen.some((each) => each.id === id)) {
          onPick({ mode: 'include', id, name: picked.canonical_name });
        }
      }}
    />
  );
}

function SearchedPlaces({ readOnly }: ReadOnly) {
  const { input, error } = useFormField<Found | ''>(`${googlePaths.launch}.targetLocationBySearch`);
  const chosen = input.value || [];
  return (
    <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      {readOnly ? null : (
        <Search chosen={chosen} error={error} onPick={(place) => input.onChange([...chosen, place])} />
      )}
      {chosen.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={translate('Places by search')} display="grid" gap={2}>
          {chosen.map((place, index) => (
            <Box as="li" key={place.id} display="flex" alignItems="center" gap={2}>
              <Box flex="1" minW={0} textStyle="sm" overflowWrap="anywhere" dir="auto">
                {place.name}
              </Box>
              <Box w={32} flexShrink={0}>
                <ModeSelect
                  name={place.name}
                  mode={place.mode}
                  readOnly={readOnly}
                  onMode={(mode) => input.onChange(replaceAt(chosen, index, { ...place, mode }))}
                />
              </Box>
              {readOnly ? null : (
                <IconButton
                  size="sm"
                  label={translate('Remove {name}', { name: place.name })}
                  icon={<Trash2 />}
                  onClick={() => input.onChange(chosen.filter((each) => each.id !== place.id))}
                />
              )}
            </Box>
          ))}
        </Box>
      ) : error === undefined ? (
        <Text textStyle="sm" color="fg.muted">
          {translate('No places yet. Add at least one to launch, or select "Everywhere in the world".')}
        </Text>
      ) : null}
    </Box>
  );
}

type CircleRowProps = ReadOnly & {
  circle: Circle;
  onChange: (circle: Circle) => void;
  onSelect: () => void;
  onRemove: () => void;
};

function CircleRow({ circle, readOnly, onChange, onSelect, onRemove }: CircleRowProps) {
  const problem = checkRadius(circle.radius);
  return (
    <Box
      as="li"
      onFocusCapture={onSelect}
      borderWidth="line"
      borderRadius="l2"
      bg="bg.subtle"
      p={3}
      display="grid"
      gap={3}
    >
      <FieldShell label={translate('Name of the place')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={circle.address}
            readOnly={readOnly}
            onChange={({ target }) => onChange({ ...circle, address: target.value })}
          />
        )}
      </FieldShell>
      <Box display="grid" gap={3} gridTemplateColumns="repeat(auto-fit, minmax(min({sizes.32}, 100%), 1fr))">
        <FieldShell label={translate('Radius')} error={problem}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={limits.radius.min}
              max={limits.radius.max}
              value={Number.isNaN(circle.radius) ? '' : circle.radius}
              readOnly={readOnly}
              onChange={({ target }) => onChange({ ...circle, radius: target.valueAsNumber || 0 })}
            />
          )}
        </FieldShell>
        <FieldShell label={translate('Unit')}>
          {(control) => (
            <Select
              {...control}
              options={translateOptions(unitOptions)}
              value={circle.distanceUnit}
              disabled={readOnly}
              onChange={({ target }) =>
                onChange({
                  ...circle,
                  distanceUnit: distanceUnits.find((each) => each === target.value) ?? 'mile',
                })
              }
            />
          )}
        </FieldShell>
      </Box>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap={2}>
        <Text textStyle="xs" color="fg.muted">
          {`${circle.latitude.toFixed(2)}, ${circle.longitude.toFixed(2)}`}
        </Text>
        {readOnly ? null : (
          <IconButton
            size="sm"
            label={translate('Remove {name}', { name: circle.address })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        )}
      </Box>
    </Box>
  );
}

/** Circles on the map. Google only includes circles; it cannot exclude them. */
function CirclePlaces({ readOnly }: ReadOnly) {
  const { input } = useFormField<Circles | ''>(`${googlePaths.launch}.targetLocationByRadius`);
  const [selected, setSelected] = useState(0);
  const id = useId();
  const circles = input.value || [];
  const change = (index: number, circle: Circle) => input.onChange(replaceAt(circles, index, circle));

  function add(): void {
    const point = circles.at(-1) ?? firstPoint;
    const circle: Circle = {
      mode: 'include',
      address: translateNumbered(`Place ${circles.length + 1}`),
      latitude: point.latitude,
      longitude: point.longitude,
      radius: limits.radius.min,
      distanceUnit: 'mile',
    };
    input.onChange([...circles, circle]);
    setSelected(circles.length);
  }

  return (
    <Box role="group" aria-labelledby={id} display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={2}>
        <Box id={id} textStyle="sm" fontWeight="medium">
          {translate('Places by radius')}
        </Box>
        {readOnly ? null : (
          <Button variant="secondary" size="sm" startIcon={<MapPin />} onClick={add}>
            {translate('Add place on the map')}
          </Button>
        )}
      </Box>
      {circles.length > 0 ? (
        <>
          <Suspense fallback={<Skeleton height={64} />}>
            <PlaceMap
              places={circles.map((circle) => ({
                ...circle,
                method: 'radius' as const,
                key: null,
                type: 'pin',
                name: circle.address,
                country_code: '',
              }))}
              selected={Math.min(selected, circles.length - 1)}
              onSelect={setSelected}
              unit={circles[selected]?.distanceUnit ?? 'mile'}
              {...(readOnly
                ? {}
                : {
                    onMove: (point: { latitude: number; longitude: number }) => {
                      const circle = circles[selected];
                      if (circle) change(selected, { ...circle, ...point });
                    },
                  })}
            />
          </Suspense>
          <Box as="ul" listStyleType="none" aria-label={translate('Places by radius')} display="grid" gap={3}>
            {circles.map((circle, index) => (
              <CircleRow
                // Circles have no id: they are their place in the list.
                // biome-ignore lint/suspicious/noArrayIndexKey: a circle is its place
                key={index}
                circle={circle}
                readOnly={readOnly}
                onChange={(next) => change(index, next)}
                onSelect={() => setSelected(index)}
                onRemove={() => input.onChange(circles.filter((_each, at) => at !== index))}
              />
            ))}
          </Box>
        </>
      ) : null}
    </Box>
  );
}

export type GooglePlacesFieldsProps = ReadOnly;

/** Places to include and to exclude. */
export function GooglePlacesFields({ readOnly }: GooglePlacesFieldsProps) {
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <CheckboxField
        name={`${googlePaths.launch}.isEverywhere`}
        label={translate('Everywhere in the world')}
        hint={translate('Shows the ad in all countries, except in excluded places.')}
        disabled={readOnly}
      />
      <SearchedPlaces readOnly={readOnly} />
      <CirclePlaces readOnly={readOnly} />
    </Box>
  );
}
