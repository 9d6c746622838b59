import { useApi } from '@adlane/api-client';
import type { Ticket } from '@adlane/contract/widget/tickets';
import {
  Badge,
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
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { DeleteAction } from '../../../shared/DeleteAction';
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { describeError } from '../../../shared/format/describeError';
import { formatAgo } from '../../../shared/format/formatAgo';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { formatPriority, formatTicketType, ticketPriorityBadges, ticketStatusBadges } from '../ticketBadges';
import { TicketContact } from './TicketContact';
import { TicketProperties } from './TicketProperties';
import { TicketTabs } from './TicketTabs';
import type { AgencyHref } from './WorkFacts';

export type TicketScreenProps = {
  /** Id of the ticket. */
  ticketId: number;
  /** Link to the list of tickets. */
  listHref: string;
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
  /** Returns the link to the ticket in the inbox, with its messages and notes. */
  inboxHref: (id: number) => string;
  /** Returns the link to an agency whose report it is, for the operator. */
  agencyHref?: AgencyHref | undefined;
  /** Called after the ticket was deleted. */
  onDeleted: () => void;
};

/** One ticket with everything that was sent with it (widget §3.3). */
export function TicketScreen({ ticketId, ...links }: TicketScreenProps) {
  const { listHref } = links;
  const { queries } = useApi();
  const ticket = useQuery(queries.tickets.view.query({ params: { id: ticketId } }));
  return (
    <QueryState
      query={ticket}
      describeError={describeError}
      loadingLabel={translate('Loading the ticket')}
      loading={
        <Stack gap={4}>
          <Skeleton width="40%" height={5} />
          <Skeleton height={64} />
        </Stack>
      }
      frame={(state) => (
        <>
          <PageHeader
            title={translate('Ticket #{id}', { id: ticketId })}
            back={{ href: listHref, label: translate('Tickets') }}
          />
          {state}
        </>
      )}
    >
      {(data) => <TicketPage ticket={data} {...links} />}
    </QueryState>
  );
}

function Badges({ ticket: { type, priority, status, isSilent } }: { ticket: Ticket }) {
  return (
    <>
      {/* In narrow windows the properties are below everything that was sent. */}
      <Box display={{ base: 'inline-flex', lg: 'none' }}>
        <StatusBadge {...ticketStatusBadges[status]} />
      </Box>
      <Badge>{formatTicketType(type)}</Badge>
      <Badge tone={ticketPriorityBadges[priority].tone}>{formatPriority(priority)}</Badge>
      {isSilent ? <Badge>{translate('Silent')}</Badge> : null}
    </>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const { id, created_at, reportedBy, project_name, currentUrl } = ticket;
  return (
    <>
      <Text title={formatDateTime(created_at)} truncate>
        {/* Sender and project are in any language. */}
        {`#${id} · `}
        <bdi>{reportedBy ?? translate('Guest')}</bdi>
        {` · ${formatAgo(created_at)} · `}
        <bdi>{project_name}</bdi>
      </Text>
      {currentUrl === null ? null : <VisitedPage url={currentUrl} />}
    </>
  );
}

/** URL of the visited page; a link only for web addresses, because it is untrusted. */
function VisitedPage({ url }: { url: string }) {
  return (
    <HStack gap={1} title={url}>
      <span>{translate('On')}</span>
      {/* Left to right, so that a long address is cut at its end in every language. */}
      <Box dir="ltr" minW={0} truncate>
        {/^https?:\/\//i.test(url) ? (
          <Link href={url} external>
            {url}
          </Link>
        ) : (
          url
        )}
      </Box>
    </HStack>
  );
}

/** Deletes the ticket after a prompt. */
function RareActions({ ticket, onDeleted }: { ticket: Ticket; onDeleted: () => void }) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  return (
    <>
      <DeleteAction
        confirm={(onConfirm) =>
          confirm(
            {
              title: translate('Delete ticket #{id}?', { id: ticket.id }),
              text: translate('Its screenshot, replay, recording and notes are deleted permanently.'),
              confirmLabel: translate('Delete ticket'),
            },
            onConfirm,
          )
        }
        send={() => client.tickets.delete({ params: { id: ticket.id } })}
        success="Ticket deleted."
        queryKey={queries.tickets.list.key()}
        onDeleted={onDeleted}
      />
      {dialog}
    </>
  );
}

type TicketPageProps = { ticket: Ticket } & Omit<TicketScreenProps, 'ticketId'>;

function TicketPage(props: TicketPageProps) {
  const { ticket, listHref, ticketHref, inboxHref, agencyHref, onDeleted } = props;
  return (
    <>
      <PageHeader
        title={ticket.title || translate('Ticket #{id}', { id: ticket.id })}
        badge={<Badges ticket={ticket} />}
        description={<Facts ticket={ticket} />}
        back={{ href: listHref, label: translate('Tickets') }}
        actions={
          <>
            <RareActions ticket={ticket} onDeleted={onDeleted} />
            <ButtonLink href={inboxHref(ticket.id)}>{translate('Reply or add a note')}</ButtonLink>
          </>
        }
      />
      <DetailColumns
        aside={
          <>
            <TicketProperties ticket={ticket} ticketHref={ticketHref} />
            <TicketContact ticket={ticket} ticketHref={ticketHref} />
          </>
        }
      >
        <TicketTabs ticket={ticket} agencyHref={agencyHref} />
      </DetailColumns>
    </>
  );
}
