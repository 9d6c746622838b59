import { useApi } from '@adlane/api-client';
import type { Contact } from '@adlane/contract/widget/contacts';
import type { InboxRow } from '@adlane/contract/widget/inbox';
import {
  Avatar,
  Box,
  ButtonLink,
  HStack,
  Link,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContactFacts } from '../../../shared/ContactFacts/ContactFacts';
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { describeError } from '../../../shared/format/describeError';
import { formatAgo } from '../../../shared/format/formatAgo';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { formatLanguage } from '../../../shared/format/formatLanguage';
import { PersonActions } from '../../people/PersonActions';
import { PossibleMatches } from '../../people/PossibleMatches';
import { formatTicketType, ticketStatusBadges } from '../../tickets/ticketBadges';
import { ContactBadge } from '../ContactBadge';

export type ContactScreenProps = {
  /** The contact to show. */
  contactId: number;
  /** Link to the list of contacts. */
  listHref: string;
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
  /** Returns the link to a ticket or conversation. */
  itemHref: (item: Pick<InboxRow, 'kind' | 'id'>) => string;
  /** Called once the contact is erased. */
  onErased: () => void;
};

/** One contact with sessions, events, tickets and conversations (widget §3.1). */
export function ContactScreen(props: ContactScreenProps) {
  const { contactId, listHref, onErased } = props;
  const { queries } = useApi();
  const contact = useQuery(queries.contacts.view.query({ params: { id: contactId } }));
  const back = { href: listHref, label: translate('Contacts') };
  return (
    <QueryState
      query={contact}
      describeError={describeError}
      loadingLabel={translate('Loading the contact')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Contact')} back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <PageHeader
            title={data.name || data.email || translate('Guest')}
            picture={<Avatar name={data.name || data.email || translate('Guest')} size="lg" />}
            badge={<ContactBadge contact={data} />}
            description={translate('{project}, seen {ago}', {
              project: data.project_name,
              ago: formatAgo(data.last_seen_at),
            })}
            back={back}
            actions={
              <>
                <PersonActions person={data} onErased={onErased} />
                <Reply items={data.latest_items} itemHref={props.itemHref} />
              </>
            }
          />
          <Details contact={data} {...props} />
        </>
      )}
    </QueryState>
  );
}

type ReplyProps = Pick<ContactScreenProps, 'itemHref'> & { items: Contact['latest_items'] };

/** Leads to the thread to answer in: the latest open one, or else the latest. */
function Reply({ items, itemHref }: ReplyProps) {
  const item = items.find(({ status }) => status !== 'DONE') ?? items[0];
  return item ? <ButtonLink href={itemHref(item)}>{translate('Reply or add a note')}</ButtonLink> : null;
}

function Details({ contact, contactHref, itemHref }: { contact: Contact } & ContactScreenProps) {
  const { latest_items, events, sessions } = contact;
  return (
    <DetailColumns
      aside={
        <>
          <DetailSection title={translate('Details')}>
            <ContactFacts contact={contact} />
          </DetailSection>
          <PossibleMatches contactId={contact.id} contactHref={contactHref} />
          <DetailSection title={translate('Sessions')}>
            <Rows empty={translate('No sessions.')}>
              {sessions.map(({ id, created_at, last_seen_at, lang }) => (
                <Box key={id} as="li" textStyle="sm">
                  <Text>
                    {[translate('Seen {ago}', { ago: formatAgo(last_seen_at) }), lang && formatLanguage(lang)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                  <Text textStyle="xs" color="fg.muted">
                    {translate('Since {date}', { date: formatDateTime(created_at) })}
                  </Text>
                </Box>
              ))}
            </Rows>
          </DetailSection>
        </>
      }
    >
      <DetailSection title={translate('Tickets and conversations')}>
        <Rows empty={translate('Nothing from this contact yet.')}>
          {latest_items.map((row) => (
            <HStack key={`${row.kind}-${row.id}`} as="li" justify="space-between" gap={3} textStyle="sm">
              <Box minW={0}>
                <Link href={itemHref(row)}>{row.title || `#${row.id}`}</Link>
                <Text textStyle="xs" color="fg.muted">
                  {`${row.type === null ? translate('Conversation') : formatTicketType(row.type)}, ${formatAgo(row.updated_at)}`}
                </Text>
              </Box>
              <StatusBadge {...ticketStatusBadges[row.status]} />
            </HStack>
          ))}
        </Rows>
      </DetailSection>
      <DetailSection title={translate('Events')} description={translate('The latest 50, newest first.')}>
        <Rows empty={translate('This contact sent no events.')}>
          {events.map(({ id, name, date, data }) => (
            <Box key={id} as="li" textStyle="sm">
              <HStack justify="space-between" gap={3}>
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text color="fg.muted" textStyle="xs" whiteSpace="nowrap">
                  {formatDateTime(date)}
                </Text>
              </HStack>
              {data === null || data === undefined ? null : (
                <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" lineClamp={3}>
                  {typeof data === 'string' ? data : JSON.stringify(data)}
                </Text>
              )}
            </Box>
          ))}
        </Rows>
      </DetailSection>
    </DetailColumns>
  );
}

function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack as="ul" listStyleType="none" gap={3}>
      {children}
    </Stack>
  );
}
