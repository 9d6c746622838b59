import type { TicketRow } from '@adlane/contract/widget/tickets';
import { Badge, Box, type DataTableColumn, HStack, StatusBadge, Text, translate } from '@adlane/ui';
import { FilmIcon, Image } from 'lucide-react';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { formatTicketType, ticketPriorityBadges, ticketStatusBadges } from '../ticketBadges';

function TicketTitle({ ticket }: { ticket: TicketRow }) {
  return (
    <Box as="span" display="block" minW="14rem">
      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere" lineClamp={2}>
        {ticket.title || translate('No title')}
      </Text>
      <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
        {`#${ticket.id} · ${ticket.reportedBy ?? translate('Guest')}`}
      </Text>
      {ticket.tags.length === 0 ? null : (
        <Box as="span" display="flex" flexWrap="wrap" gap={1} mt={1}>
          {ticket.tags.slice(0, 3).map((tag) => (
            <Badge key={tag} tone="brand">
              {tag}
            </Badge>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Attachments({ ticket }: { ticket: TicketRow }) {
  return (
    <HStack gap={2} color="fg.muted">
      {ticket.hasScreenshot ? <Image size={16} role="img" aria-label={translate('Screenshot')} /> : null}
      {ticket.hasReplay ? <FilmIcon size={16} role="img" aria-label={translate('Replay')} /> : null}
    </HStack>
  );
}

/** Columns of the tickets; ids of sortable columns are the wire's sort keys. */
export const ticketColumns: readonly DataTableColumn<TicketRow>[] = [
  { id: 'title', header: 'Ticket', cell: (ticket) => <TicketTitle ticket={ticket} /> },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: ({ status }) => <StatusBadge {...ticketStatusBadges[status]} />,
  },
  {
    id: 'priority',
    header: 'Priority',
    sortable: true,
    priority: 'medium',
    cell: ({ priority }) => (
      <Badge tone={ticketPriorityBadges[priority].tone}>
        {translate(ticketPriorityBadges[priority].text)}
      </Badge>
    ),
  },
  {
    id: 'type',
    header: 'Kind',
    priority: 'medium',
    cell: ({ type, isSilent }) =>
      isSilent ? translate('{kind}, silent', { kind: formatTicketType(type) }) : formatTicketType(type),
  },
  { id: 'project', header: 'Project', priority: 'low', cell: ({ project_name }) => project_name },
  {
    id: 'assignee',
    header: 'Assignee',
    priority: 'low',
    cell: ({ assignee }) => assignee?.name ?? translate('Unassigned'),
  },
  {
    id: 'attachments',
    header: 'Attached',
    priority: 'low',
    cell: (ticket) => <Attachments ticket={ticket} />,
  },
  {
    id: 'created_at',
    header: 'Sent',
    kind: 'date',
    sortable: true,
    priority: 'medium',
    cell: ({ created_at }) => formatDateTime(created_at),
  },
];
