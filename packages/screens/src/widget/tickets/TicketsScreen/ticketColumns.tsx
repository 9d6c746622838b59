import type { TicketRow } from '@adlane/contract/widget/tickets';
import { Badge, Box, type DataTableColumn, HStack, StatusBadge, translate } from '@adlane/ui';
import { FilmIcon } from 'lucide-react';
import { ShortDate } from '../../../shared/format/ShortDate';
import { TicketThumbnail } from '../TicketThumbnail/TicketThumbnail';
import { formatTicketType, ticketPriorityBadges, ticketStatusBadges } from '../ticketBadges';

function Tags({ ticket: { tags } }: { ticket: TicketRow }) {
  return (
    <HStack gap={1}>
      {tags.slice(0, 3).map((tag) => (
        <Badge key={tag} tone="brand">
          {tag}
        </Badge>
      ))}
    </HStack>
  );
}

function Attachments({ ticket }: { ticket: TicketRow }) {
  return (
    <HStack gap={2} color="fg.muted">
      {ticket.hasReplay ? (
        <Box as={FilmIcon} boxSize={4} role="img" aria-label={translate('Replay')} />
      ) : null}
    </HStack>
  );
}

/** Columns of the tickets; ids of sortable columns are the wire's sort keys. */
export const ticketColumns: readonly DataTableColumn<TicketRow>[] = [
  {
    id: 'title',
    header: 'Ticket',
    cell: ({ title }) => title || translate('No title'),
    below: ({ id, reportedBy }) => `#${id} · ${reportedBy ?? translate('Guest')}`,
  },
  {
    id: 'screenshot',
    header: 'Screenshot',
    width: 96,
    priority: 'medium',
    cell: ({ id, hasScreenshot }) => (hasScreenshot ? <TicketThumbnail ticketId={id} /> : null),
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    width: 120,
    cell: ({ status }) => <StatusBadge {...ticketStatusBadges[status]} />,
  },
  {
    id: 'priority',
    header: 'Priority',
    kind: 'status',
    width: 104,
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
    // At 1024 px a title is worth more.
    priority: 'low',
    cell: ({ type, isSilent }) =>
      isSilent ? translate('{kind}, silent', { kind: formatTicketType(type) }) : formatTicketType(type),
  },
  { id: 'tags', header: 'Tags', priority: 'low', cell: (ticket) => <Tags ticket={ticket} /> },
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
    cell: ({ created_at }) => <ShortDate instant={created_at} />,
  },
];
