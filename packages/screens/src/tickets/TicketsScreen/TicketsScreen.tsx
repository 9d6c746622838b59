import { useApi } from '@adlane/api-client';
import { type TicketRow, ticketStatuses } from '@adlane/contract/tickets';
import { Box, DataTable, EmptyState, PageHeader, SearchInput, Select } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useCallback } from 'react';
import { buildTableProps } from '../../shared/urlState/buildTableProps';
import { useListState } from '../../shared/urlState/useListState';
import { ticketStatusBadges } from '../ticketBadges';
import { ticketColumns } from './ticketColumns';

export type TicketsScreenProps = {
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
};

const filterNames = ['status'] as const;
const sortKeys = ['created_at', 'priority'] as const;
const statusOptions = ticketStatuses.map((value) => ({ value, label: ticketStatusBadges[value].text }));

function useTickets() {
  const { queries } = useApi();
  const list = useListState(filterNames);
  const sort = sortKeys.find((key) => key === list.sort);
  const status = ticketStatuses.find((each) => each === list.filters.status);
  const tickets = useQuery({
    ...queries.tickets.list.query({
      query: {
        page: list.page,
        ...(list.search ? { search: list.search } : {}),
        ...(status ? { status } : {}),
        ...(sort ? { sort, order: list.order } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { list, sort, status, tickets };
}

/** Tickets that visitors sent from the widget (widget §3.3). */
export function TicketsScreen({ ticketHref }: TicketsScreenProps) {
  const { list, sort, status, tickets } = useTickets();
  const { change, search } = list;
  const onSearch = useCallback((term: string) => change({ search: term }, 'replace'), [change]);
  return (
    <>
      <PageHeader title="Tickets" description="Feedback, bug reports and crash reports from the widget." />
      <DataTable<TicketRow>
        {...buildTableProps(list, tickets, sort)}
        label="Tickets"
        columns={ticketColumns}
        rowId={({ id }) => id}
        rowHref={({ id }) => ticketHref(id)}
        empty={
          <EmptyState icon={<Inbox />} title="No tickets yet">
            Reports that visitors send from the widget show up here.
          </EmptyState>
        }
        toolbar={
          <>
            <SearchInput label="Search tickets" value={search} onSearch={onSearch} />
            <Box w={{ base: 'full', sm: '11rem' }}>
              <Select
                aria-label="Status"
                placeholder="All statuses"
                options={statusOptions}
                value={status ?? ''}
                onChange={({ target }) => change({ filters: { status: target.value } })}
              />
            </Box>
          </>
        }
      />
    </>
  );
}
