import type { TicketRow } from '@adlane/contract/widget/tickets';
import { ButtonLink, DataTable, EmptyState, FilterBar, PageHeader, PageHelp, translate } from '@adlane/ui';
import { Inbox } from 'lucide-react';
import { buildSearchProps, useTableProps } from '../../../shared/urlState/useTableProps';
import { ticketColumns } from './ticketColumns';
import { useTicketFilters, useTickets } from './useTickets';

export type TicketsScreenProps = {
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
  /** Link to the projects, whose widgets send tickets. */
  projectsHref: string;
};

/** Tickets that visitors sent from the widgets of the tenant's projects (widget §3.3). */
export function TicketsScreen({ ticketHref, projectsHref }: TicketsScreenProps) {
  const { list, sort, tickets } = useTickets();
  const filters = useTicketFilters(list);
  return (
    <>
      <PageHeader
        title={translate('Tickets')}
        help={<PageHelp>{translate('Feedback, bug reports and crash reports from the widget.')}</PageHelp>}
      />
      <DataTable<TicketRow>
        {...useTableProps(list, tickets, sort)}
        label={translate('Tickets')}
        columns={ticketColumns}
        rowId={({ id }) => id}
        rowHref={({ id }) => ticketHref(id)}
        empty={
          <EmptyState
            icon={<Inbox />}
            title={translate('No tickets yet')}
            actions={<ButtonLink href={projectsHref}>{translate('Open projects')}</ButtonLink>}
          >
            {translate(
              'Reports that visitors send from the widget show up here. Install it on your site first.',
            )}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            search={buildSearchProps('Search tickets', list)}
            filters={filters}
            onReset={list.clear}
            total={tickets.data?.meta.total}
          />
        }
      />
    </>
  );
}
