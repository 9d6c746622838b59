import type { Ticket } from '@adlane/contract/widget/tickets';
import { Avatar, Box, HStack, Link, OverflowText, Stack, StatusBadge, Text, translate } from '@adlane/ui';
import { ContactFacts } from '../../../shared/ContactFacts/ContactFacts';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { formatAgo } from '../../../shared/format/formatAgo';
import { ticketStatusBadges } from '../ticketBadges';

export type TicketContactProps = {
  ticket: Pick<Ticket, 'contact' | 'other_tickets' | 'reportedBy'>;
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
};

/** A sender without a session. */
const unknownContact = {
  id: 0,
  name: null,
  userId: null,
  phone: null,
  value: null,
  lang: null,
  customData: {},
};

/** Who sent a ticket: name, address, the site's id and data of the user, and what else they sent. */
export function TicketContact({ ticket, ticketHref }: TicketContactProps) {
  const { contact, other_tickets, reportedBy } = ticket;
  const name = contact?.name || contact?.email || reportedBy || translate('Guest');
  return (
    <DetailSection title={translate('Sent by')}>
      <Stack gap={4}>
        <HStack gap={3} minW={0}>
          <Avatar name={name} />
          <Box minW={0}>
            <Box fontWeight="medium">
              <OverflowText>{name}</OverflowText>
            </Box>
            <Text textStyle="xs" color="fg.muted">
              {contact === null
                ? translate('Without a session')
                : translate(contact.userId === null ? 'Guest, seen {ago}' : 'Identified, seen {ago}', {
                    ago: formatAgo(contact.last_seen_at),
                  })}
            </Text>
          </Box>
        </HStack>
        <ContactFacts
          contact={
            contact
              ? { ...contact, email: contact.email ?? reportedBy }
              : { ...unknownContact, email: reportedBy }
          }
        />
        <Box>
          <Text textStyle="sm" fontWeight="medium" mb={2}>
            {translate('Other tickets')}
          </Text>
          {other_tickets.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              {translate('None from this visitor.')}
            </Text>
          ) : (
            <Stack as="ul" listStyleType="none" gap={2}>
              {other_tickets.map(({ id, title, status }) => (
                <HStack key={id} as="li" justify="space-between" gap={3} textStyle="sm">
                  <Box minW={0} dir="auto" textAlign="match-parent" truncate>
                    <Link href={ticketHref(id)}>{title || `#${id}`}</Link>
                  </Box>
                  <StatusBadge {...ticketStatusBadges[status]} />
                </HStack>
              ))}
            </Stack>
          )}
        </Box>
      </Stack>
    </DetailSection>
  );
}
