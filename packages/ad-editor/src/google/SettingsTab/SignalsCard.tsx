import { useApi } from '@adlane/api-client';
import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { errorMessages } from '@adlane/contract/constants';
import { Alert, Box, Card, ChipList, SearchPicker, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import { lookupMeta, toPickerStatus } from '../../lookups/toPickerStatus';
import { useDebouncedValue } from '../../lookups/useDebouncedValue';
import type { GoogleAccount } from '../launchFields/useGoogleAccount';

type Signals = GoogleTemplate['targetAdTemplateData']['selectedAudienceSignals'];

function SignalSearch({
  accountId,
  chosen,
  onPick,
}: {
  accountId: number;
  chosen: Signals;
  onPick: (signal: Signals[number]) => void;
}) {
  const { queries } = useApi();
  const [query, setQuery] = useState('');
  const debounced = useDebouncedValue(query.trim());
  const signals = useQuery({
    ...queries.googleSources.audienceSignals.query({
      query: { ad_account_id: accountId, ...(debounced === '' ? {} : { search: debounced }) },
    }),
    meta: lookupMeta,
    enabled: query.trim() !== '',
  });
  const found = (signals.data?.data ?? []).filter(({ id }) => !chosen.some((each) => each.id === id));
  return (
    <SearchPicker
      label={translate('Audience signals')}
      hint={translate('Signals help Google find an audience. The ad is also shown to others.')}
      placeholder={translate('Name of an audience')}
      query={query}
      onQuery={setQuery}
      {...(query.trim() === ''
        ? { status: 'idle' as const }
        : toPickerStatus(signals, debounced === query.trim()))}
      options={found.map(({ id, name, description }) => ({ value: id, label: name, detail: description }))}
      emptyText={translate('No matching audiences.')}
      onPick={(id) => {
        const picked = found.find((each) => each.id === id);
        setQuery('');
        if (picked) onPick({ id: picked.id, name: picked.name });
      }}
    />
  );
}

/** Audiences of the account that Google learns from. */
export function SignalsCard({ account, readOnly }: { account: GoogleAccount; readOnly: boolean }) {
  const { input } = useFormField<Signals>(`${googlePaths.targeting}.selectedAudienceSignals`);
  const chosen = input.value || [];
  return (
    <Card title={translate('Audience signals')}>
      <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        {account.id === undefined && !account.isPending ? (
          <Alert tone="info">{translate(errorMessages.selectDefaultGoogleAccount)}</Alert>
        ) : null}
        {account.id === undefined || readOnly ? null : (
          <SignalSearch
            accountId={account.id}
            chosen={chosen}
            onPick={(signal) => input.onChange([...chosen, signal])}
          />
        )}
        {chosen.length > 0 ? (
          <ChipList
            label={translate('Selected audience signals')}
            chips={chosen.map(({ id, name }) => ({ id, label: name }))}
            {...(readOnly
              ? {}
              : { onRemove: (id: string) => input.onChange(chosen.filter((each) => each.id !== id)) })}
          />
        ) : (
          <Box textStyle="sm" color="fg.muted">
            {translate('No audience signals.')}
          </Box>
        )}
      </Box>
    </Card>
  );
}
