import type { Ticket } from '@adlane/contract/tickets';
import { Avatar, Box, Card, HStack, Link, Stack, StatusBadge, Text } from '@adlane/ui';
import { FactList } from '../../shared/FactList/FactList';
import { formatAgo } from '../../shared/format/formatAgo';
import { ticketStatusBadges } from '../ticketBadges';

export type TicketContactCardProps = {
  ticket: Pick<Ticket, 'contact' | 'other_tickets' | 'reportedBy'>;
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
};

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Who sent a ticket: name, address, the site's id and data of the user, and what else they sent. */
export function TicketContactCard({ ticket, ticketHref }: TicketContactCardProps) {
  const { contact, other_tickets, reportedBy } = ticket;
  const name = contact?.name || contact?.email || reportedBy || 'Guest';
  const email = contact?.email ?? reportedBy;
  return (
    <Card title="Sent by">
      <Stack gap={4}>
        <HStack gap={3} minW={0}>
          <Avatar name={name} />
          <Box minW={0}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {contact === null
                ? 'Without a session'
                : `${contact.userId === null ? 'Guest' : 'Identified'}, seen ${formatAgo(contact.last_seen_at)}`}
            </Text>
          </Box>
        </HStack>
        <FactList
          facts={[
            {
              label: 'Email',
              value:
                email && /^[^\s@]+@[^\s@]+$/.test(email) ? (
                  <Link href={`mailto:${email}`}>{email}</Link>
                ) : (
                  email
                ),
            },
            ...(contact
              ? [
                  { label: 'User id', value: contact.userId },
                  { label: 'Phone', value: contact.phone },
                  { label: 'Language', value: contact.lang },
                  { label: 'Value', value: contact.value },
                  ...Object.entries(contact.customData).map(([label, value]) => ({
                    label,
                    value: formatValue(value),
                  })),
                ]
              : []),
          ].filter(({ label, value }) => label === 'Email' || (value !== null && value !== ''))}
        />
        <Box>
          <Text textStyle="sm" fontWeight="medium" mb={2}>
            Other tickets
          </Text>
          {other_tickets.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              None from this visitor.
            </Text>
          ) : (
            <Stack as="ul" listStyleType="none" gap={2}>
              {other_tickets.map(({ id, title, status }) => (
                <HStack key={id} as="li" justify="space-between" gap={3} textStyle="sm">
                  <Box minW={0} truncate>
                    <Link href={ticketHref(id)}>{title || `#${id}`}</Link>
                  </Box>
                  <StatusBadge {...ticketStatusBadges[status]} />
                </HStack>
              ))}
            </Stack>
          )}
        </Box>
      </Stack>
    </Card>
  );
}
