import { useApi } from '@adlane/api-client';
import type { Ticket } from '@adlane/contract/tickets';
import { Badge, Box, HStack, Link, PageHeader, QueryState, Skeleton, Stack, Text } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../shared/format/describeError';
import { formatTicketType, ticketPriorityBadges } from '../ticketBadges';
import { TicketStatus } from './TicketStatus';
import { TicketTabs } from './TicketTabs';

export type TicketScreenProps = {
  /** Id of the ticket. */
  ticketId: number;
  /** Link to the list of tickets. */
  listHref: string;
};

/** One ticket with everything that was sent with it (widget §3.3). */
export function TicketScreen({ ticketId, listHref }: TicketScreenProps) {
  const { queries } = useApi();
  const ticket = useQuery(queries.tickets.view.query({ params: { id: ticketId } }));
  return (
    <QueryState
      query={ticket}
      describeError={describeError}
      loadingLabel="Loading the ticket"
      loading={
        <Stack gap={4}>
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton height="16rem" />
        </Stack>
      }
      frame={(state) => (
        <>
          <PageHeader title={`Ticket #${ticketId}`} back={{ href: listHref, label: 'Tickets' }} />
          {state}
        </>
      )}
    >
      {(data) => <TicketPage ticket={data} listHref={listHref} />}
    </QueryState>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const { type, priority, isSilent, tags, created_at, reportedBy, project_name } = ticket;
  const sentAt = new Date(created_at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box as="span" display="block">
      <Box as="span" display="block" overflowWrap="anywhere">
        {`Sent by ${reportedBy ?? 'a guest'} on ${sentAt} from ${project_name}`}
      </Box>
      <HStack as="span" gap={2} mt={2} flexWrap="wrap">
        <Badge>{formatTicketType(type)}</Badge>
        <Badge
          tone={ticketPriorityBadges[priority].tone}
        >{`${ticketPriorityBadges[priority].text} priority`}</Badge>
        {isSilent ? <Badge>Silent</Badge> : null}
        {tags.map((tag) => (
          <Badge key={tag} tone="brand">
            {tag}
          </Badge>
        ))}
      </HStack>
    </Box>
  );
}

/** URL of the visited page; a link only for web addresses, because it is untrusted. */
function VisitedPage({ url }: { url: string }) {
  return (
    <Text textStyle="sm" color="fg.muted" mb={6} overflowWrap="anywhere">
      {'On '}
      {/^https?:\/\//i.test(url) ? (
        <Link href={url} external>
          {url}
        </Link>
      ) : (
        url
      )}
    </Text>
  );
}

function TicketPage({ ticket, listHref }: { ticket: Ticket; listHref: string }) {
  return (
    <>
      <PageHeader
        title={ticket.title || `Ticket #${ticket.id}`}
        description={<Facts ticket={ticket} />}
        back={{ href: listHref, label: 'Tickets' }}
        actions={<TicketStatus ticket={ticket} />}
      />
      {ticket.currentUrl === null ? null : <VisitedPage url={ticket.currentUrl} />}
      <TicketTabs ticket={ticket} />
    </>
  );
}
