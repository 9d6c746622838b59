import { useApi } from '@adlane/api-client';
import { businessInsertNames } from '@adlane/contract/constants';
import { Box, Button, FieldShell, Input, Text, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useInsertValues } from '../../assist/useInsertValues';
import { describeFailure } from '../../failure/describeFailure';

/** Whose smart inserts fill an ad. */
export type InsertOwner = {
  /** Null for the agency, or for the client that is signed in. */
  readonly clientId: number | null;
  /** Shown where the context does not name the owner. */
  readonly name?: string | undefined;
};

export type MissingInsertsProps = {
  /** Names of the inserts without a value. */
  names: readonly string[];
  owner: InsertOwner;
  /** Called when one was stored; its field is gone then. */
  onSaved?: (() => void) | undefined;
};

/** Smart inserts that an ad uses and its owner has no value for, each to be filled in here. */
export function MissingInserts({ names, ...field }: MissingInsertsProps) {
  const values = useInsertValues(field.owner.clientId);
  const missing = names.filter((name) => !values.has(name));
  if (missing.length === 0) return null;
  return (
    <Box display="grid" gap={3}>
      <Text textStyle="sm" color="fg.muted">
        {translate('Fill in what the ad uses. Later ads use it, too.')}
      </Text>
      {missing.map((name) => (
        <MissingInsert key={name} name={name} {...field} />
      ))}
    </Box>
  );
}

/** Stores the value of an insert: in the owner's business profile, or as a custom insert. */
function useStoreInsert({ clientId }: InsertOwner) {
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
      // Reviews of launches check the texts with it.
      void queryClient.invalidateQueries({ queryKey: queries.launches.key() });
    }
  };
}

function MissingInsert({ name, owner, onSaved }: { name: string } & Omit<MissingInsertsProps, 'names'>) {
  const label =
    owner.name === undefined ? name : translate('{name} of {client}', { name, client: owner.name });
  const store = useStoreInsert(owner);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await store(name, value.trim());
      onSaved?.();
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setSaving(false);
    }
  }

  return (
    <FieldShell label={label} error={error}>
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
