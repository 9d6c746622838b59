import { useApi } from '@adlane/api-client';
import type { FacebookLocation } from '@adlane/contract/lookups';
import { SearchPicker } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupMeta, lookupStatus } from '../lookupStatus';
import { useSettledText } from '../useSettledText';
import { typeLabel } from './placeEntries';

export type PlaceSearchProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  disabled: boolean;
  /** Which of the found places may be picked. */
  isOffered: (place: FacebookLocation) => boolean;
  onPick: (place: FacebookLocation) => void;
};

function detailOf({ type, region, country_name, name }: FacebookLocation): string {
  const where = [region, country_name].filter((part) => part && part !== name);
  return [typeLabel(type), where.join(', ')].filter(Boolean).join(' · ');
}

/** Places by name, as Facebook's own search knows them. */
export function PlaceSearch({ label, hint, error, disabled, isOffered, onPick }: PlaceSearchProps) {
  const { queries } = useApi();
  const [query, setQuery] = useState('');
  const settled = useSettledText(query.trim());
  const found = useQuery({
    ...queries.lookups.locations.query({ query: { q: settled, limit: 25 } }),
    enabled: settled !== '',
    meta: lookupMeta,
  });
  const offered = (found.data?.data ?? []).filter(isOffered);
  return (
    <SearchPicker
      label={label}
      hint={hint}
      error={error}
      placeholder="City, postal code, region or country"
      disabled={disabled}
      query={query}
      onQuery={setQuery}
      options={offered.map((place) => ({
        value: `${place.type}:${place.key}`,
        label: place.name,
        detail: detailOf(place),
      }))}
      {...lookupStatus(found, settled === query.trim())}
      emptyText="Facebook knows no place of this name that can be added here."
      onPick={(value) => {
        const place = offered.find(({ type, key }) => `${type}:${key}` === value);
        if (place) onPick(place);
      }}
    />
  );
}
