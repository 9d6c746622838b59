import { isHttpError, useApi } from '@adlane/api-client';
import type { LeadForm } from '@adlane/contract/ads/leadForms';
import { successMessages } from '@adlane/contract/constants';
import {
  Box,
  Button,
  ConfirmDialog,
  EmptyState,
  Pagination,
  SearchInput,
  Skeleton,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { FailedQuery } from '../../failure/FailedQuery';
import { LeadFormPreview } from '../LeadFormPreview/LeadFormPreview';
import type { LeadFormPage } from '../LeadFormPreview/leadFormPages';
import type { LeadFormAdvertiser } from '../LeadFormPreview/PreviewPage';
import { LeadFormRow } from './LeadFormRow';

export type LeadFormListProps = {
  /** The form that the template leads to. */
  usedId: number | null;
  advertiser: LeadFormAdvertiser;
  adImageUrl: string | null;
  canEdit: (form: LeadForm) => boolean;
  canCreate: boolean;
  /** Absent where the template may not be changed. */
  onUse: ((form: LeadForm) => void) | undefined;
  onNew: () => void;
  onEdit: (form: LeadForm) => void;
  onDuplicate: (form: LeadForm) => void;
};

function NewButton({ onNew }: Pick<LeadFormListProps, 'onNew'>) {
  return (
    <Button startIcon={<Plus />} onClick={onNew}>
      {translate('New lead form')}
    </Button>
  );
}

/** Confirms and deletes. The server refuses to delete a form in use, and names the templates. */
function DeleteDialog({ form, onClose }: { form: LeadForm; onClose: () => void }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(queries.leadForms.delete.mutation({ meta: { statusesShownInPlace: [409] } }));
  const refusal = isHttpError(remove.error) && remove.error.status === 409 ? remove.error.body.message : '';
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={translate('Delete this lead form?')}
      confirmLabel={translate('Delete')}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: form.id } },
          {
            onSuccess: () => {
              toast({ tone: 'success', text: successMessages.deleted });
              void queryClient.invalidateQueries({ queryKey: queries.leadForms.list.key() });
              onClose();
            },
          },
        )
      }
    >
      {refusal === '' ? (
        translate('{name} can no longer be selected. Forms on Facebook and their leads are not deleted.', {
          name: form.name,
        })
      ) : (
        <Text as="span" role="alert" color="fg.error">
          {translate(refusal)}
        </Text>
      )}
    </ConfirmDialog>
  );
}

/** The agency's lead forms: look at one as people see it, use it, change it, or begin another. */
export function LeadFormList(props: LeadFormListProps) {
  const { usedId, advertiser, adImageUrl, canEdit, canCreate, onUse, onNew, onEdit, onDuplicate } = props;
  const { queries } = useApi();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [shownId, setShownId] = useState(usedId);
  const [formPage, setFormPage] = useState<LeadFormPage>('greeting');
  const [deleted, setDeleted] = useState<LeadForm>();
  const forms = useQuery({
    ...queries.leadForms.list.query({ query: { page, ...(search === '' ? {} : { search }) } }),
    placeholderData: keepPreviousData,
  });
  if (forms.isPending) {
    return (
      <Box as="output" display="grid" gap={3} aria-busy aria-label={translate('Loading lead forms')}>
        <Skeleton height={16} />
        <Skeleton height={16} />
        <Skeleton height={16} />
      </Box>
    );
  }
  if (forms.isError) {
    return <FailedQuery title={translate("Couldn't load the lead forms")} query={forms} />;
  }
  const { data, meta } = forms.data;
  const shown = data.find(({ id }) => id === shownId) ?? data[0];
  if (!shown && search === '') {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title={translate('No lead forms yet')}
        actions={canCreate ? <NewButton onNew={onNew} /> : undefined}
      >
        {translate('A lead form asks people for their details without leaving Facebook.')}
      </EmptyState>
    );
  }
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.xs}' }}
    >
      <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        <Box display="flex" flexWrap="wrap" gap={3} justifyContent="space-between">
          <SearchInput
            label={translate('Search lead forms')}
            value={search}
            onSearch={(term) => {
              setSearch(term);
              setPage(1);
            }}
          />
          {canCreate ? <NewButton onNew={onNew} /> : null}
        </Box>
        {shown ? (
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gap={2}
            gridTemplateColumns="minmax(0, 1fr)"
            aria-label={translate('Lead forms')}
          >
            {data.map((form) => (
              <LeadFormRow
                key={form.id}
                form={form}
                isUsed={form.id === usedId}
                isShown={form.id === shown.id}
                canEdit={canEdit(form)}
                canCreate={canCreate}
                onUse={onUse ? () => onUse(form) : undefined}
                onShow={() => {
                  setShownId(form.id);
                  setFormPage('greeting');
                }}
                onEdit={() => onEdit(form)}
                onDuplicate={() => onDuplicate(form)}
                onDelete={() => setDeleted(form)}
              />
            ))}
          </Box>
        ) : (
          <EmptyState
            title={translate('No matching lead forms')}
            actions={
              <Button variant="secondary" onClick={() => setSearch('')}>
                {translate('Show all lead forms')}
              </Button>
            }
          />
        )}
        <Pagination page={meta.page} perPage={meta.per_page} total={meta.total} onPage={setPage} />
      </Box>
      {shown ? (
        <LeadFormPreview
          form={shown}
          advertiser={advertiser}
          adImageUrl={adImageUrl}
          page={formPage}
          onPage={setFormPage}
        />
      ) : null}
      {deleted ? <DeleteDialog form={deleted} onClose={() => setDeleted(undefined)} /> : null}
    </Box>
  );
}
