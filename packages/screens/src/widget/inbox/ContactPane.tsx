import { useApi } from '@adlane/api-client';
import type { Contact } from '@adlane/contract/widget/contacts';
import {
  Avatar,
  Box,
  ButtonLink,
  HStack,
  Link,
  OverflowText,
  QueryState,
  SkeletonText,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { ContactFacts } from '../../shared/ContactFacts/ContactFacts';
import { describeError } from '../../shared/format/describeError';
import { formatAgo } from '../../shared/format/formatAgo';
import { ticketStatusBadges } from '../tickets/ticketBadges';
import type { ItemKey } from './ItemPane/useThread';
import { toItemKey } from './itemActions';

export type ContactPaneProps = {
  /** Id of the visitor. */
  contactId: number;
  /** The open item, which is left out. */
  openItem: ItemKey;
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
  /** Returns the link to an item. */
  itemHref: (item: ItemKey) => string;
};

/** Who wrote: name, email, the site's data of the user, sessions, and what else they sent. */
export function ContactPane({ contactId, ...props }: ContactPaneProps) {
  const { queries } = useApi();
  const contact = useQuery(queries.contacts.view.query({ params: { id: contactId } }));
  return (
    <Box>
      <QueryState
        query={contact}
        errorTitle={translate("Couldn't load the contact")}
        describeError={describeError}
        loadingLabel={translate('Loading the contact')}
        loading={<SkeletonText lines={6} />}
      >
        {(data) => <ContactDetails contact={data} {...props} />}
      </QueryState>
    </Box>
  );
}

/** Latest events beside an item; the contact's page lists more. */
const shownEvents = 6;

type DetailsProps = { contact: Contact } & Omit<ContactPaneProps, 'contactId'>;

function ContactDetails({ contact, openItem, contactHref, itemHref }: DetailsProps) {
  const { id, name, email, userId, last_seen_at, sessions, events, latest_items } = contact;
  const shownName = name || email || translate('Guest');
  const others = latest_items.filter((row) => toItemKey(row) !== toItemKey(openItem)).slice(0, 8);
  return (
    <Stack gap={5}>
      <HStack gap={3} minW={0}>
        <Avatar name={shownName} />
        <Box minW={0}>
          <Box as="h2" fontWeight="medium">
            <OverflowText>{shownName}</OverflowText>
          </Box>
          <Text textStyle="xs" color="fg.muted">
            {translate(userId === null ? 'Guest, seen {ago}' : 'Identified, seen {ago}', {
              ago: formatAgo(last_seen_at),
            })}
          </Text>
        </Box>
      </HStack>
      <ContactFacts contact={contact} />
      <Text textStyle="sm" color="fg.muted">
        {translate(sessions.length === 1 ? '1 session' : '{count} sessions', { count: sessions.length })}
      </Text>
      {events.length === 0 ? null : (
        <Box>
          <Text as="h3" textStyle="sm" fontWeight="medium" mb={2}>
            {translate('Latest events')}
          </Text>
          <Stack as="ul" listStyleType="none" gap={1}>
            {events.slice(0, shownEvents).map((event) => (
              <HStack key={event.id} as="li" justify="space-between" gap={3} textStyle="sm">
                <Box minW={0} dir="auto" textAlign="match-parent" truncate>
                  <bdi>{event.name}</bdi>
                </Box>
                <Text textStyle="xs" color="fg.muted" flexShrink={0}>
                  {formatAgo(event.date)}
                </Text>
              </HStack>
            ))}
          </Stack>
        </Box>
      )}
      <Box>
        <Text as="h3" textStyle="sm" fontWeight="medium" mb={2}>
          {translate('Other tickets and conversations')}
        </Text>
        {others.length === 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {translate('None from this visitor.')}
          </Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap={2}>
            {others.map((row) => (
              <HStack key={toItemKey(row)} as="li" justify="space-between" gap={3} textStyle="sm">
                <Box minW={0} dir="auto" textAlign="match-parent" truncate>
                  <Link href={itemHref(row)}>{row.title || `#${row.id}`}</Link>
                </Box>
                <StatusBadge {...ticketStatusBadges[row.status]} />
              </HStack>
            ))}
          </Stack>
        )}
      </Box>
      <Box>
        <ButtonLink size="sm" variant="secondary" href={contactHref(id)}>
          {translate('Open contact')}
        </ButtonLink>
      </Box>
    </Stack>
  );
}
