import type { TicketRow } from '@adlane/contract/tickets';
import { Badge, Box, type DataTableColumn, HStack, StatusBadge, Text } from '@adlane/ui';
import { FilmIcon, Image } from 'lucide-react';
import { formatDate } from '../../shared/format/formatDate';
import { formatTicketType, ticketPriorityBadges, ticketStatusBadges } from '../ticketBadges';

function TicketTitle({ ticket }: { ticket: TicketRow }) {
  return (
    <Box as="span" display="block" minW="14rem">
      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere" lineClamp={2}>
        {ticket.title || 'No title'}
      </Text>
      <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
        {`#${ticket.id} · ${ticket.reportedBy ?? 'Guest'}`}
      </Text>
    </Box>
  );
}

function Attachments({ ticket }: { ticket: TicketRow }) {
  return (
    <HStack gap={2} color="fg.muted">
      {ticket.hasScreenshot ? <Image size={16} role="img" aria-label="Screenshot" /> : null}
      {ticket.hasReplay ? <FilmIcon size={16} role="img" aria-label="Replay" /> : null}
    </HStack>
  );
}

/** Columns of the tickets; ids of sortable columns are the wire's sort keys. */
export const ticketColumns: readonly DataTableColumn<TicketRow>[] = [
  { id: 'title', header: 'Ticket', cell: (ticket) => <TicketTitle ticket={ticket} /> },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge {...ticketStatusBadges[status]} /> },
  {
    id: 'priority',
    header: 'Priority',
    sortable: true,
    hideBelow: 'md',
    cell: ({ priority }) => (
      <Badge tone={ticketPriorityBadges[priority].tone}>{ticketPriorityBadges[priority].text}</Badge>
    ),
  },
  {
    id: 'type',
    header: 'Kind',
    hideBelow: 'md',
    cell: ({ type, isSilent }) => `${formatTicketType(type)}${isSilent ? ', silent' : ''}`,
  },
  { id: 'project', header: 'Project', hideBelow: 'lg', cell: ({ project_name }) => project_name },
  {
    id: 'attachments',
    header: 'Attached',
    hideBelow: 'lg',
    cell: (ticket) => <Attachments ticket={ticket} />,
  },
  {
    id: 'created_at',
    header: 'Sent',
    sortable: true,
    hideBelow: 'md',
    cell: ({ created_at }) => <Box whiteSpace="nowrap">{formatDate(created_at)}</Box>,
  },
];
