import { useApi } from '@adlane/api-client';
import { maxPageSize } from '@adlane/contract/constants';
import { Box, Button, Checkbox, Dialog, EmptyState, ErrorState, SearchInput, SkeletonText } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../format/describeError';

export type AssignDialogProps = {
  /** What is given: a name, or how many. */
  subject: string;
  /** Called with the clients' ids. */
  onAssign: (clientIds: readonly number[]) => void;
  /** Called by cancel, Escape and the cross. */
  onClose: () => void;
};

/** Asks which clients get templates to use. */
export function AssignDialog({ subject, onAssign, onClose }: AssignDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Give to clients"
      description={subject}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => onAssign([...chosen])}>
            {chosen.size === 0 ? 'Give' : `Give to ${chosen.size}`}
          </Button>
        </>
      }
    >
      <Box display="grid" gap={4}>
        <SearchInput label="Search clients" value={search} onSearch={setSearch} />
        <ClientChoice search={search} chosen={chosen} onChoose={choose} />
      </Box>
    </Dialog>
  );
}

type ClientChoiceProps = {
  search: string;
  chosen: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
};

function ClientChoice({ search, chosen, onChoose }: ClientChoiceProps) {
  const { queries } = useApi();
  const clients = useQuery({
    ...queries.clients.list.query({
      query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc', ...(search ? { search } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  if (clients.isError) {
    return (
      <ErrorState
        title="The clients could not be loaded"
        retrying={clients.isFetching}
        onRetry={() => void clients.refetch()}
      >
        {describeError(clients.error)}
      </ErrorState>
    );
  }
  if (!clients.data) return <SkeletonText lines={4} />;
  if (clients.data.data.length === 0) {
    return <EmptyState title={search ? 'No client matches' : 'No clients yet'} />;
  }
  return (
    <Box
      as="ul"
      aria-label="Clients"
      listStyleType="none"
      display="grid"
      gap={3}
      maxH="16rem"
      overflowY="auto"
      p={1}
    >
      {clients.data.data.map(({ id, name, business_name }) => (
        <li key={id}>
          <Checkbox
            label={business_name === name ? name : `${name} · ${business_name}`}
            checked={chosen.has(id)}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        </li>
      ))}
    </Box>
  );
}
