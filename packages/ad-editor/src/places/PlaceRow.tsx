import type { TargetAddress } from '@adlane/contract/ads/templates';
import { distanceUnits, locationModes } from '@adlane/contract/constants';
import { checkCategoryPlace, checkPlace, isRegulated, type SpecialAdCategory } from '@adlane/contract/rules';
import { Badge, Box, Button, IconButton, Input, Select, translate } from '@adlane/ui';
import { MapPin, X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatPlaceType, hasRadius } from './placeEntries';

const modeLabels = { include: 'Include', exclude: 'Exclude' } as const;
const unitLabels = { mile: 'miles', kilometer: 'kilometers' } as const;

export type PlaceRowProps = {
  /** Its path in the form. */
  name: string;
  place: TargetAddress;
  /** The rows before this one, to detect duplicates. */
  others: readonly TargetAddress[];
  category: SpecialAdCategory;
  isSelected: boolean;
  readOnly: boolean;
  onSelect: () => void;
  onChange: (changes: Partial<TargetAddress>) => void;
  onRemove: () => void;
};

/** Parses a radius. A pin requires one; for a city it is optional. */
function parseRadius(text: string, { method }: TargetAddress): number | null {
  if (text !== '') return Number(text);
  return method === 'radius' ? 0 : null;
}

type RadiusProps = Pick<PlaceRowProps, 'name' | 'place' | 'readOnly' | 'onChange'> & {
  error: string | undefined;
  errorId: string;
};

function RadiusInputs({ name, place, readOnly, onChange, error, errorId }: RadiusProps) {
  return (
    <Box display="flex" gap={2} alignItems="center">
      <Box w={32}>
        <Input
          size="sm"
          type="number"
          name={`${name}.radius`}
          aria-label={translate('Radius of {name}', { name: place.name })}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={translate('No radius')}
          readOnly={readOnly}
          value={place.radius === null ? '' : String(place.radius)}
          onChange={({ target }) => onChange({ radius: parseRadius(target.value, place) })}
        />
      </Box>
      <Box w={36}>
        <Select
          size="sm"
          aria-label={translate('Unit of {name}', { name: place.name })}
          disabled={readOnly}
          value={place.distanceUnit}
          options={distanceUnits.map((value) => ({ value, label: translate(unitLabels[value]) }))}
          onChange={({ target }) => {
            const unit = distanceUnits.find((each) => each === target.value);
            if (unit) onChange({ distanceUnit: unit });
          }}
        />
      </Box>
    </Box>
  );
}

type CoordinateProps = Pick<PlaceRowProps, 'place' | 'readOnly' | 'onChange'> & {
  axis: 'latitude' | 'longitude';
  limit: number;
};

function Coordinate({ place, axis, limit, readOnly, onChange }: CoordinateProps) {
  // While the user types, the text need not be a coordinate yet.
  const [typed, setTyped] = useState<string>();
  return (
    <Box display="flex" alignItems="center" gap={2} w={44}>
      <Box as="span" aria-hidden textStyle="xs" color="fg.muted" w={10} flexShrink={0}>
        {axis === 'latitude' ? translate('Lat.') : translate('Long.')}
      </Box>
      <Input
        size="sm"
        type="number"
        step="any"
        min={-limit}
        max={limit}
        aria-label={translate(axis === 'latitude' ? 'Latitude of {name}' : 'Longitude of {name}', {
          name: place.name,
        })}
        readOnly={readOnly}
        value={typed ?? place[axis] ?? ''}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const degrees = Number(target.value);
          if (target.value !== '' && Math.abs(degrees) <= limit) onChange({ [axis]: degrees });
        }}
      />
    </Box>
  );
}

/** One place: include or exclude, its radius, and its error. */
export function PlaceRow(props: PlaceRowProps) {
  const { name, place, others, category, isSelected, readOnly, onSelect, onChange, onRemove } = props;
  const errorId = useId();
  const { key, radius } = checkPlace(place, others, category);
  const found = [key, radius, checkCategoryPlace(category, place)].filter((text) => text !== undefined);
  const hasPoint = place.latitude !== null && place.longitude !== null;
  return (
    <Box
      as="li"
      display="grid"
      gap={2}
      p={3}
      borderWidth="line"
      borderRadius="l2"
      borderColor={found.length > 0 ? 'border.error' : isSelected ? 'brand.solid' : 'border'}
    >
      <Box display="flex" alignItems="center" gap={2} minW={0}>
        <Box flex="1" minW={0} textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {place.name}
        </Box>
        <Badge tone={place.mode === 'exclude' ? 'negative' : 'neutral'}>{formatPlaceType(place.type)}</Badge>
        {readOnly ? null : (
          <IconButton
            size="sm"
            label={translate('Remove {name}', { name: place.name })}
            icon={<X />}
            onClick={onRemove}
          />
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" gap={2} alignItems="center">
        <Box w={32}>
          <Select
            size="sm"
            aria-label={translate('Include or exclude {name}', { name: place.name })}
            disabled={readOnly}
            value={place.mode}
            options={locationModes.map((value) => ({
              value,
              label: translate(modeLabels[value]),
              disabled: value === 'exclude' && isRegulated(category),
            }))}
            onChange={({ target }) => {
              const mode = locationModes.find((each) => each === target.value);
              if (mode) onChange({ mode });
            }}
          />
        </Box>
        {hasRadius(place) ? (
          <RadiusInputs
            name={name}
            place={place}
            readOnly={readOnly}
            onChange={onChange}
            error={radius}
            errorId={errorId}
          />
        ) : null}
        {place.method === 'radius' ? (
          <>
            <Coordinate place={place} axis="latitude" limit={85} readOnly={readOnly} onChange={onChange} />
            <Coordinate place={place} axis="longitude" limit={180} readOnly={readOnly} onChange={onChange} />
          </>
        ) : null}
        {hasPoint ? (
          <Button
            size="sm"
            variant="ghost"
            startIcon={<MapPin />}
            aria-pressed={isSelected}
            aria-label={translate('Select {name} on the map', { name: place.name })}
            onClick={onSelect}
          >
            {translate('Select')}
          </Button>
        ) : null}
      </Box>
      {found.length > 0 ? (
        <Box id={errorId} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {found.map((text) => translate(text)).join(' ')}
        </Box>
      ) : null}
    </Box>
  );
}
