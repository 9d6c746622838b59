import { useApi } from '@adlane/api-client';
import type { Ticket } from '@adlane/contract/tickets';
import {
  Badge,
  Box,
  Button,
  Grid,
  HStack,
  Link,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { describeError } from '../../shared/format/describeError';
import { formatTicketType, ticketPriorityBadges } from '../ticketBadges';
import { TicketContactCard } from './TicketContactCard';
import { TicketNotes } from './TicketNotes';
import { TicketProperties } from './TicketProperties';
import { TicketTabs } from './TicketTabs';

export type TicketScreenProps = {
  /** Id of the ticket. */
  ticketId: number;
  /** Link to the list of tickets. */
  listHref: string;
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
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
      {(data) => <TicketPage ticket={data} {...links} />}
    </QueryState>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const { type, priority, isSilent, created_at, reportedBy, project_name } = ticket;
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

/** Deletes the ticket after a prompt. */
function DeleteButton({ ticket, onDeleted }: { ticket: Ticket; onDeleted: () => void }) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const { confirm, dialog } = useConfirmation();
  const remove = useMutation({
    mutationFn: () => client.tickets.delete({ params: { id: ticket.id } }),
    onSuccess: () => {
      toast({ tone: 'success', text: 'Ticket deleted.' });
      onDeleted();
      void cache.invalidateQueries({ queryKey: queries.tickets.list.key() });
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<Trash2 aria-hidden />}
        loading={remove.isPending}
        onClick={() =>
          confirm(
            {
              title: `Delete ticket #${ticket.id}?`,
              text: 'Its screenshot, replay, recording and notes are deleted permanently.',
              confirmLabel: 'Delete ticket',
            },
            () => remove.mutate(),
          )
        }
      >
        Delete
      </Button>
      {dialog}
    </>
  );
}

type TicketPageProps = { ticket: Ticket } & Omit<TicketScreenProps, 'ticketId'>;

function TicketPage({ ticket, listHref, ticketHref, onDeleted }: TicketPageProps) {
  return (
    <>
      <PageHeader
        title={ticket.title || `Ticket #${ticket.id}`}
        description={<Facts ticket={ticket} />}
        back={{ href: listHref, label: 'Tickets' }}
        actions={<DeleteButton ticket={ticket} onDeleted={onDeleted} />}
      />
      {ticket.currentUrl === null ? null : <VisitedPage url={ticket.currentUrl} />}
      <Grid
        gap={6}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        alignItems="start"
      >
        <Stack gap={6} minW={0}>
          <TicketTabs ticket={ticket} />
          <TicketNotes ticket={ticket} />
        </Stack>
        <Stack gap={6} minW={0}>
          <TicketProperties ticket={ticket} ticketHref={ticketHref} />
          <TicketContactCard ticket={ticket} ticketHref={ticketHref} />
        </Stack>
      </Grid>
    </>
  );
}
