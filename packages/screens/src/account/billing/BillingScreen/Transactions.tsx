import { useApi } from '@adlane/api-client';
import type { Transaction } from '@adlane/contract/account/billing';
import { formatPrice } from '@adlane/contract/rules';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  Heading,
  Link,
  StatusBadge,
  type StatusBadgeProps,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { ShortDate } from '../../../shared/format/ShortDate';
import { useListState } from '../../../shared/urlState/useListState';
import { readSort, useTableProps } from '../../../shared/urlState/useTableProps';

const sortKeys = ['created_at', 'amount'] as const;

const badges: Readonly<Record<Transaction['status'], StatusBadgeProps>> = {
  paid: { tone: 'positive', text: 'Paid' },
  open: { tone: 'info', text: 'Open' },
  failed: { tone: 'negative', text: 'Failed' },
  refunded: { tone: 'neutral', text: 'Refunded' },
};

const columns: readonly DataTableColumn<Transaction>[] = [
  { id: 'number', header: 'Invoice', cell: ({ number }) => number },
  {
    id: 'created_at',
    header: 'Date',
    kind: 'date',
    sortable: true,
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
  { id: 'description', header: 'Description', priority: 'medium', cell: ({ description }) => description },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...badges[status]} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    sortable: true,
    kind: 'money',
    cell: ({ amount, currency }) => formatPrice(amount, currency),
  },
  {
    id: 'file',
    header: 'File',
    kind: 'number',
    cell: ({ invoice_url }) =>
      invoice_url === null ? (
        '–'
      ) : (
        <Link href={invoice_url} external>
          {translate('View')}
        </Link>
      ),
  },
];

/** The agency's payments with their invoices. */
export function Transactions() {
  const { queries } = useApi();
  const list = useListState();
  const sort = readSort(list, sortKeys);
  const transactions = useQuery({
    ...queries.billing.transactions.query({
      query: { ...list.paging, ...(sort ? { sort, order: list.order } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <Heading level={2} size="md">
        {translate('Invoices')}
      </Heading>
      <DataTable<Transaction>
        {...useTableProps(list, transactions, sort)}
        label={translate('Invoices')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        empty={
          <EmptyState icon={<Receipt />} title={translate('No invoices yet')}>
            {translate('Your first invoice shows up here after your first payment.')}
          </EmptyState>
        }
      />
    </section>
  );
}
