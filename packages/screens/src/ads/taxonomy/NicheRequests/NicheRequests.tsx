import { useApi } from '@adlane/api-client';
import {
  NicheRejection,
  type NicheRequest,
  nicheRequestStatuses,
} from '@adlane/contract/ads/taxonomy/niches';
import { successMessages } from '@adlane/contract/constants';
import {
  Button,
  DataTable,
  type DataTableColumn,
  Dialog,
  EmptyState,
  FilterBar,
  HStack,
  StatusBadge,
  type StatusBadgeProps,
  toast,
  translate,
} from '@adlane/ui';
import { TextAreaField } from '@adlane/ui/fields';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Inbox, X } from 'lucide-react';
import { useState } from 'react';
import { ShortDate } from '../../../shared/format/ShortDate';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { useListState } from '../../../shared/urlState/useListState';
import { buildSearchProps, readSort, useTableProps } from '../../../shared/urlState/useTableProps';

const filterNames = ['status'] as const;
const sortKeys = ['created_at', 'name'] as const;

/** Width of the buttons that answer a request, in pixels. */
const answersWidth = 216;

const badges: Readonly<Record<NicheRequest['status'], StatusBadgeProps>> = {
  pending: { tone: 'info', text: 'Pending' },
  approved: { tone: 'positive', text: 'Approved' },
  rejected: { tone: 'negative', text: 'Rejected' },
};

const columns: readonly DataTableColumn<NicheRequest>[] = [
  {
    id: 'name',
    header: 'Niche',
    sortable: true,
    cell: ({ name }) => name,
    below: ({ note }) => note,
  },
  { id: 'requested_by', header: 'Requested by', cell: ({ requested_by }) => requested_by.business_name },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...badges[status]} />,
    below: ({ reason }) => reason,
  },
  {
    id: 'created_at',
    header: 'Requested',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];

type RejectDialogProps = { request: NicheRequest | undefined; onClose: () => void };

function RejectDialog({ request, onClose }: RejectDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title={translate('Reject this niche?')}
      description={
        request &&
        translate('{name} is notified with your reason.', { name: request.requested_by.business_name })
      }
    >
      {request ? (
        <RecordForm
          initialValues={{ reason: '' }}
          body={NicheRejection}
          submitLabel={translate('Reject')}
          onCancel={onClose}
          send={async (body) => {
            await client.niches.reject({ params: { id: request.id }, body });
            toast({ tone: 'success', text: successMessages.saved });
            onClose();
            await queryClient.invalidateQueries({ queryKey: queries.niches.key() });
          }}
        >
          <TextAreaField
            name="reason"
            label={translate('Reason')}
            hint={translate('Optional, for example a niche to use instead.')}
          />
        </RecordForm>
      ) : null}
    </Dialog>
  );
}

/** Niches that agencies asked for: approve or reject them. */
export function NicheRequests() {
  const { client, queries } = useApi();
  const list = useListState(filterNames);
  const { search, order, filters, change } = list;
  const sort = readSort(list, sortKeys);
  const status = nicheRequestStatuses.find((each) => each === filters.status) ?? 'pending';
  const [rejected, setRejected] = useState<NicheRequest>();
  const run = useRecordCall(queries.niches.key());
  const requests = useQuery({
    ...queries.niches.requested.query({
      query: {
        ...list.paging,
        status,
        ...(search ? { search } : {}),
        ...(sort ? { sort, order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <DataTable<NicheRequest>
        {...useTableProps(list, requests, sort)}
        label={translate('Pending niches')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actionsWidth={answersWidth}
        rowActions={(request) =>
          request.status === 'pending' ? (
            <HStack gap={2}>
              <Button
                size="sm"
                startIcon={<Check aria-hidden />}
                aria-label={translate('Approve {name}', { name: request.name })}
                onClick={() =>
                  run(successMessages.saved, () => client.niches.approve({ params: { id: request.id } }))
                }
              >
                {translate('Approve')}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                startIcon={<X aria-hidden />}
                aria-label={translate('Reject {name}', { name: request.name })}
                onClick={() => setRejected(request)}
              >
                {translate('Reject')}
              </Button>
            </HStack>
          ) : null
        }
        empty={
          <EmptyState
            icon={<Inbox />}
            title={translate('No pending niches')}
            actions={(['approved', 'rejected'] as const).map((status) => (
              <Button key={status} variant="secondary" onClick={() => change({ filters: { status } })}>
                {translate(status === 'approved' ? 'Show approved niches' : 'Show rejected niches')}
              </Button>
            ))}
          >
            {translate('Niches that agencies ask for show up here until you approve or reject them.')}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search requests', list)}
            filters={[
              {
                kind: 'choice',
                name: 'status',
                label: translate('Status'),
                allLabel: translate('Pending niches'),
                choices: [
                  { value: 'approved', label: translate('Approved') },
                  { value: 'rejected', label: translate('Rejected') },
                ],
                value: filters.status ?? '',
                onChange: (value) => change({ filters: { status: value } }),
              },
            ]}
            onReset={list.clear}
            total={requests.data?.meta.total}
          />
        }
      />
      <RejectDialog request={rejected} onClose={() => setRejected(undefined)} />
    </>
  );
}
