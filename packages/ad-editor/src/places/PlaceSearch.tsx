import { useApi } from '@adlane/api-client';
import type { FacebookLocation } from '@adlane/contract/ads/lookups';
import { SearchPicker, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupMeta, toPickerStatus } from '../lookups/toPickerStatus';
import { useDebouncedValue } from '../lookups/useDebouncedValue';
import { formatPlaceType } from './placeEntries';

export type PlaceSearchProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  disabled: boolean;
  /** Which of the found places may be picked. */
  isOffered: (place: FacebookLocation) => boolean;
  onPick: (place: FacebookLocation) => void;
};

function formatDetail({ type, region, country_name, name }: FacebookLocation): string {
  const where = [region, country_name].filter((part) => part && part !== name);
  return [formatPlaceType(type), where.join(', ')].filter(Boolean).join(' · ');
}

/** Places by name, as Facebook's own search knows them. */
export function PlaceSearch({ label, hint, error, disabled, isOffered, onPick }: PlaceSearchProps) {
  const { queries } = useApi();
  const [query, setQuery] = useState('');
  const debounced = useDebouncedValue(query.trim());
  const found = useQuery({
    ...queries.lookups.locations.query({ query: { q: debounced, limit: 25 } }),
    enabled: debounced !== '',
    meta: lookupMeta,
  });
  const offered = (found.data?.data ?? []).filter(isOffered);
  return (
    <SearchPicker
      label={label}
      hint={hint}
      error={error}
      placeholder={translate('City, postal code, region or country')}
      disabled={disabled}
      query={query}
      onQuery={setQuery}
      options={offered.map((place) => ({
        value: `${place.type}:${place.key}`,
        label: place.name,
        detail: formatDetail(place),
      }))}
      {...toPickerStatus(found, debounced === query.trim())}
      emptyText={translate('No matching places.')}
      onPick={(value) => {
        const place = offered.find(({ type, key }) => `${type}:${key}` === value);
        if (place) onPick(place);
      }}
    />
  );
}
