import { useApi } from '@adlane/api-client';
import type { ClientRow } from '@adlane/contract/account/clients';
import { SearchPicker, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupMeta, toPickerStatus } from './toPickerStatus';
import { useDebouncedValue } from './useDebouncedValue';

export type ClientPickerProps = {
  /** The question. */
  label: string;
  /** Help that stays in sight. */
  hint: string;
  /** Clients that are chosen already. */
  chosenIds: readonly number[];
  /** No more can be added. */
  isFull?: boolean;
  /** Error of the selection. */
  error: string | undefined;
  onPick: (client: ClientRow) => void;
};

/** The agency's clients by name, picked one by one. */
export function ClientPicker({ label, hint, chosenIds, isFull = false, error, onPick }: ClientPickerProps) {
  const { queries } = useApi();
  const [query, setQuery] = useState('');
  const debounced = useDebouncedValue(query.trim());
  const found = useQuery({
    ...queries.clients.list.query({
      query: { search: debounced, per_page: 25, sort: 'business_name', order: 'asc' },
    }),
    enabled: debounced !== '',
    meta: lookupMeta,
  });
  const offered = (found.data?.data ?? []).filter(({ id }) => !chosenIds.includes(id));
  return (
    <SearchPicker
      label={label}
      hint={hint}
      error={error}
      placeholder={translate('Business name')}
      disabled={isFull}
      query={query}
      onQuery={setQuery}
      options={offered.map(({ id, business_name, name }) => ({
        value: String(id),
        label: business_name || name,
        detail: business_name ? name : undefined,
      }))}
      {...toPickerStatus(found, debounced === query.trim())}
      emptyText={translate('No more clients match.')}
      onPick={(value) => {
        const client = offered.find(({ id }) => String(id) === value);
        if (client) onPick(client);
      }}
    />
  );
}
