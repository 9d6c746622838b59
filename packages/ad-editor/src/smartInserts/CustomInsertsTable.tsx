import { useApi } from '@adlane/api-client';
import type { CustomInsert } from '@adlane/contract/ads/smartInserts';
import { confirmPrompts, maxCustomInserts } from '@adlane/contract/constants';
import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  SearchInput,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CustomInsertDialog, formatTemplateCount } from './CustomInsertDialog';

export type CustomInsertsCardProps = {
  /** All that there are, the agency's for all clients among them. */
  inserts: readonly CustomInsert[];
  /** The client whose inserts are edited; the agency without one. */
  clientUserId?: number | undefined;
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

/** Custom Inserts (ads §2): made, changed and deleted. */
export function CustomInsertsCard({ inserts, clientUserId, readOnly = false }: CustomInsertsCardProps) {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<{ insert?: CustomInsert; number: number }>();
  const [deleted, setDeleted] = useState<CustomInsert>();
  const isFull = inserts.length >= maxCustomInserts;
  const term = search.trim().toLocaleLowerCase();
  const found = inserts.filter(({ name, value }) => `${name}\n${value}`.toLocaleLowerCase().includes(term));
  // Each opening starts with an empty form.
  const open = (insert?: CustomInsert) =>
    setEdited((last) => ({ ...(insert ? { insert } : {}), number: (last?.number ?? 0) + 1 }));
  return (
    <Card
      title={translate('Custom Inserts')}
      description={translate(
        'Placeholders for text that changes, such as an offer, a date or a phone number.',
      )}
      actions={
        readOnly ? null : (
          <Button size="sm" variant="secondary" startIcon={<Plus />} disabled={isFull} onClick={() => open()}>
            {translate('New custom insert')}
          </Button>
        )
      }
    >
      <Box display="grid" gap={4}>
        {inserts.length > 0 ? (
          <SearchInput label={translate('Search custom inserts')} value={search} onSearch={setSearch} />
        ) : (
          <EmptyState title={translate('No custom inserts yet')}>
            {translate('Create one and use its name in braces in any text.')}
          </EmptyState>
        )}
        {inserts.length > 0 && found.length === 0 ? (
          <EmptyState title={translate('No matching inserts')} />
        ) : null}
        <Box as="ul" display="grid" gap={2} aria-label={translate('Custom inserts')}>
          {found.map((insert) => (
            <InsertRow
              key={insert.id}
              insert={insert}
              // A client uses shared inserts of the agency, but does not edit them.
              canEdit={!readOnly && (clientUserId === undefined || insert.client_user_id !== null)}
              onEdit={() => open(insert)}
              onDelete={() => setDeleted(insert)}
            />
          ))}
        </Box>
      </Box>
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
    </Card>
  );
}

type InsertRowProps = { insert: CustomInsert; canEdit: boolean; onEdit: () => void; onDelete: () => void };

function InsertRow({ insert, canEdit, onEdit, onDelete }: InsertRowProps) {
  const { name, value, templates_count } = insert;
  return (
    <Box as="li" display="flex" alignItems="start" gap={3} borderTopWidth="line" pt={2}>
      <Box flex="1" minW={0}>
        <Box fontWeight="medium" textStyle="sm">{`{${name}}`}</Box>
        <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere" dir="auto">
          {value}
        </Box>
        <Box textStyle="xs" color="fg.muted">
          {templates_count === 0
            ? translate('Not used yet')
            : translate('Used by {templates}', { templates: formatTemplateCount(templates_count) })}
        </Box>
      </Box>
      {canEdit ? (
        <Box display="flex" gap={1}>
          <IconButton
            size="sm"
            label={translate('Edit {name}', { name })}
            icon={<Pencil />}
            onClick={onEdit}
          />
          <IconButton
            size="sm"
            label={translate('Delete {name}', { name })}
            icon={<Trash2 />}
            onClick={onDelete}
          />
        </Box>
      ) : null}
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
