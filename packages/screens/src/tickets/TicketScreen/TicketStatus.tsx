import { useApi } from '@adlane/api-client';
import { type Ticket, ticketStatuses } from '@adlane/contract/tickets';
import { Box, Select, toast } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ticketStatusBadges } from '../ticketBadges';

export type TicketStatusProps = {
  /** The ticket as stored on the server. */
  ticket: Ticket;
};

const options = ticketStatuses.map((value) => ({ value, label: ticketStatusBadges[value].text }));

/** Changes a ticket's status: optimistic update, rolled back on failure. */
export function TicketStatus({ ticket }: TicketStatusProps) {
  const { queries } = useApi();
  const cache = useQueryClient();
  const update = useMutation({
    ...queries.tickets.update.mutation(),
    onSuccess: (updated) => {
      cache.setQueryData(queries.tickets.view.query({ params: { id: ticket.id } }).queryKey, updated);
      void cache.invalidateQueries({ queryKey: queries.tickets.list.key() });
      toast({ tone: 'success', text: `Ticket is ${ticketStatusBadges[updated.status].text.toLowerCase()}` });
    },
  });
  const wanted = update.isPending ? update.variables.body?.status : undefined;
  return (
    <Box w="10rem">
      <Select
        aria-label="Status"
        options={options}
        value={wanted ?? ticket.status}
        disabled={update.isPending}
        onChange={({ target }) => {
          const status = ticketStatuses.find((one) => one === target.value);
          if (status) update.mutate({ params: { id: ticket.id }, body: { status } });
        }}
      />
    </Box>
  );
}
