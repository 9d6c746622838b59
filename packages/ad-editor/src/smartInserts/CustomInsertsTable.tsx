import { useApi } from '@adlane/api-client';
import type { CustomInsert } from '@adlane/contract/ads/smartInserts';
import { confirmPrompts, maxCustomInserts } from '@adlane/contract/constants';
import {
  Box,
  Button,
  ConfirmDialog,
  DataTable,
  type DataTableColumn,
  EmptyState,
  IconButton,
  SearchInput,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Braces, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CustomInsertDialog, formatTemplateCount } from './CustomInsertDialog';

export type CustomInsertsTableProps = {
  /** All that there are, the agency's for all clients among them. */
  inserts: readonly CustomInsert[];
  /** The client whose inserts are edited; the agency without one. */
  clientUserId?: number | undefined;
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

/** The custom inserts (ads §2), to search, create, change and delete. */
export function CustomInsertsTable({ inserts, clientUserId, readOnly = false }: CustomInsertsTableProps) {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<{ insert?: CustomInsert; number: number }>();
  const [deleted, setDeleted] = useState<CustomInsert>();
  const isFull = inserts.length >= maxCustomInserts;
  const term = search.trim().toLocaleLowerCase();
  const found = inserts.filter(({ name, value }) => `${name}\n${value}`.toLocaleLowerCase().includes(term));
  // Each opening starts with an empty form.
  const open = (insert?: CustomInsert) =>
    setEdited((last) => ({ ...(insert ? { insert } : {}), number: (last?.number ?? 0) + 1 }));
  const newButton = readOnly ? null : (
    <Button startIcon={<Plus />} disabled={isFull} onClick={() => open()}>
      {translate('New custom insert')}
    </Button>
  );
  return (
    <>
      <DataTable<CustomInsert>
        label={translate('Custom inserts')}
        columns={columns}
        rows={found}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(insert) =>
          // A client uses shared inserts of the agency, but does not edit them.
          readOnly || (clientUserId !== undefined && insert.client_user_id === null) ? null : (
            <InsertActions insert={insert} onEdit={() => open(insert)} onDelete={() => setDeleted(insert)} />
          )
        }
        actionsWidth={88}
        filtered={term !== ''}
        onClearFilters={() => setSearch('')}
        empty={
          <EmptyState icon={<Braces />} title={translate('No custom inserts yet')} actions={newButton}>
            {translate('Create one and use its name in braces in any text.')}
          </EmptyState>
        }
        toolbar={
          <SearchInput label={translate('Search custom inserts')} value={search} onSearch={setSearch} />
        }
        toolbarEnd={inserts.length > 0 ? newButton : undefined}
      />
      {edited ? (
        <CustomInsertDialog
          key={edited.number}
          open
          insert={edited.insert}
          clientUserId={clientUserId}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <DeleteInsert insert={deleted} onDone={() => setDeleted(undefined)} />
    </>
  );
}

const columns: readonly DataTableColumn<CustomInsert>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => `{${name}}` },
  { id: 'value', header: 'Value', cell: ({ value }) => value },
  {
    id: 'templates_count',
    header: 'Used by',
    width: 128,
    priority: 'medium',
    cell: ({ templates_count }) =>
      templates_count === 0 ? translate('Not used yet') : formatTemplateCount(templates_count),
  },
];

type InsertActionsProps = { insert: CustomInsert; onEdit: () => void; onDelete: () => void };

function InsertActions({ insert: { name }, onEdit, onDelete }: InsertActionsProps) {
  return (
    <Box display="flex" gap={1}>
      <IconButton size="sm" label={translate('Edit {name}', { name })} icon={<Pencil />} onClick={onEdit} />
      <IconButton
        size="sm"
        label={translate('Delete {name}', { name })}
        icon={<Trash2 />}
        onClick={onDelete}
      />
    </Box>
  );
}

function DeleteInsert({ insert, onDone }: { insert: CustomInsert | undefined; onDone: () => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(queries.smartInserts.deleteCustom.mutation());
  const { title, text, confirm } = confirmPrompts.deleteSmartInsert;
  const confirmed = async () => {
    if (!insert) return;
    try {
      const { message } = await remove.mutateAsync({ params: { id: insert.id } });
      await queryClient.invalidateQueries({ queryKey: queries.smartInserts.view.key() });
      toast({ tone: 'success', text: message });
    } finally {
      onDone();
    }
  };
  return (
    <ConfirmDialog
      open={insert !== undefined}
      tone="danger"
      title={translate(title)}
      confirmLabel={translate(confirm)}
      pending={remove.isPending}
      // A failure is shown in a toast.
      onConfirm={() => void confirmed().catch(() => undefined)}
      onCancel={onDone}
    >
      {translate(text)}
      {insert && insert.templates_count > 0
        ? ` ${translate('Used by {templates}.', { templates: formatTemplateCount(insert.templates_count) })}`
        : ''}
    </ConfirmDialog>
  );
}
