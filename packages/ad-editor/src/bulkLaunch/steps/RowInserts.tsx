import { useApi } from '@adlane/api-client';
import { businessInsertNames } from '@adlane/contract/constants';
import { Alert, Box, Button, FieldShell, Input, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useInsertValues } from '../../assist/useInsertValues';
import { describeFailure } from '../../failure/describeFailure';
import { formatFieldLabel } from '../../form/fieldLabels';
import type { BulkAd, BulkRow } from '../bulkForm';
import { findBrokenTexts, listMissingInserts } from '../findBrokenTexts';

export type RowInsertsProps = { row: BulkRow; ad: BulkAd };

/** What a client's smart inserts lack for this ad, to be filled in here, and the texts that break with them. */
export function RowInserts({ row, ad }: RowInsertsProps) {
  const inserts = useInsertValues(row.clientId);
  const missing = listMissingInserts(ad, inserts);
  const broken = findBrokenTexts(ad, inserts);
  if (missing.length === 0 && broken.length === 0) return null;
  return (
    <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
      {missing.map((name) => (
        <MissingInsert key={name} name={name} row={row} />
      ))}
      {broken.map(([field, message]) => (
        <Alert key={field} tone="error">
          {translate('{field} for {name}: {message}', {
            field: formatFieldLabel(field),
            name: row.name,
            message: translate(message),
          })}
        </Alert>
      ))}
    </Box>
  );
}

/** Stores the value of a client's insert: in its business profile, or as its own insert. */
function useStoreInsert(clientId: number | null) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const meta = { statusesShownInPlace: [409, 422, 500] };
  const { data: opened } = useQuery(
    queries.smartInserts.view.query({ query: clientId === null ? {} : { client_user_id: clientId } }),
  );
  const update = useMutation(queries.smartInserts.update.mutation({ meta }));
  const create = useMutation(queries.smartInserts.storeCustom.mutation({ meta }));
  return async function store(name: string, value: string): Promise<void> {
    const profile = Object.entries(businessInsertNames).find(([, label]) => label === name);
    const base_updated_at = opened?.updated_at;
    try {
      await (profile
        ? update.mutateAsync({
            body: { business: { [profile[0]]: value }, base_updated_at, client_user_id: clientId },
          })
        : create.mutateAsync({ body: { name, value, client_user_id: clientId } }));
    } finally {
      // After a failure too: another user may have filled it in.
      await queryClient.invalidateQueries({ queryKey: queries.smartInserts.key() });
    }
  };
}

function MissingInsert({ name, row }: { name: string; row: BulkRow }) {
  const label = translate('{name} of {client}', { name, client: row.name });
  const store = useStoreInsert(row.clientId);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await store(name, value.trim());
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setSaving(false);
    }
  }

  return (
    <FieldShell label={label} hint={translate('Used in the ad and not filled in yet.')} error={error}>
      {(control) => (
        <Box display="flex" gap={2}>
          <Box flex="1" minW={0}>
            <Input
              {...control}
              value={value}
              onChange={({ target }) => {
                setError(undefined);
                setValue(target.value);
              }}
            />
          </Box>
          <Button
            variant="secondary"
            aria-label={translate('Save {name}', { name: label })}
            disabled={isSaving || value.trim() === ''}
            onClick={() => void save()}
          >
            {translate('Save')}
          </Button>
        </Box>
      )}
    </FieldShell>
  );
}
