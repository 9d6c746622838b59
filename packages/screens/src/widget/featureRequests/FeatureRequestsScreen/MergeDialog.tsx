import { useApi } from '@adlane/api-client';
import type { ProjectFeatureRequest } from '@adlane/contract/widget/featureRequests/manage';
import {
  Button,
  Combobox,
  type ComboboxOption,
  Dialog,
  FieldShell,
  Flex,
  Stack,
  Text,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { useRecordCall } from '../../../shared/lists/useRecordCall';

export type MergeDialogProps = {
  /** The request that is merged into another one; the dialog is closed without it. */
  request: ProjectFeatureRequest | undefined;
  onClose: () => void;
};

/** Requests that a search offers. */
const maxOffered = 10;

/** Merges a duplicate into the request that stays. */
export function MergeDialog({ request, onClose }: MergeDialogProps) {
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title={translate('Merge the request')}
      description={translate(
        'Votes and comments move to the request that stays. A visitor who voted for both counts once.',
      )}
      size="sm"
    >
      {request ? <MergeForm key={request.id} request={request} onClose={onClose} /> : null}
    </Dialog>
  );
}

function MergeForm({ request, onClose }: { request: ProjectFeatureRequest; onClose: () => void }) {
  const { client, queries } = useApi();
  const [term, setTerm] = useState('');
  const [target, setTarget] = useState<ComboboxOption>();
  const run = useRecordCall(queries.projectFeatureRequests.key());
  const found = useQuery({
    ...queries.projectFeatureRequests.list.query({
      query: {
        project_id: request.project_id,
        per_page: maxOffered,
        ...(term ? { search: term } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.data ?? [])
    .filter(({ id }) => id !== request.id)
    .map(({ id, title, votes }) => ({
      value: String(id),
      label: title,
      detail: translate('Votes: {count}', { count: votes }),
    }));
  const merge = () => {
    if (!target) return;
    run('Requests merged.', () =>
      client.projectFeatureRequests.merge({
        params: { id: request.id },
        body: { into: Number(target.value) },
      }),
    );
    onClose();
  };
  return (
    <Stack gap={4}>
      <Text textStyle="sm">
        {translate("“{title}” is deleted after the merge. You can't undo this.", { title: request.title })}
      </Text>
      <FieldShell label={translate('Request that stays')}>
        {(control) => (
          <Combobox
            {...control}
            label={translate('Request that stays')}
            options={options}
            value={target ? [target] : []}
            onChange={([picked]) => setTarget(picked)}
            onSearch={setTerm}
            loading={found.isFetching}
            searchError={found.error ? describeError(found.error) : undefined}
            placeholder={translate('Search requests')}
          />
        )}
      </FieldShell>
      <Flex justify="flex-end" gap={3}>
        <Button variant="secondary" onClick={onClose}>
          {translate('Cancel')}
        </Button>
        <Button disabled={!target} onClick={merge}>
          {translate('Merge')}
        </Button>
      </Flex>
    </Stack>
  );
}
