import { useApi } from '@adlane/api-client';
import {
  Box,
  Button,
  Dialog,
  FieldShell,
  HStack,
  Input,
  Link,
  Stack,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';

export type MergeDialogProps = {
  /** The ticket that ends as a duplicate. */
  ticketId: number;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the link to a ticket. */
  ticketHref: (id: number) => string;
};

/** Merges a ticket into a similar one, or into any by its number. */
export function MergeDialog({ ticketId, isOpen, onClose, ticketHref }: MergeDialogProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const [number, setNumber] = useState('');
  const similar = useQuery({
    ...queries.tickets.similar.query({ params: { id: ticketId } }),
    enabled: isOpen,
  });
  const merge = useMutation({
    mutationFn: (into_id: number) => client.tickets.merge({ params: { id: ticketId }, body: { into_id } }),
    onSuccess: ({ id }) => {
      toast({ tone: 'success', text: translate('Merged into #{id}.', { id }) });
      onClose();
      void cache.invalidateQueries({ queryKey: queries.inbox.key() });
      void cache.invalidateQueries({ queryKey: queries.tickets.key() });
    },
  });
  const id = Number(number.replace('#', ''));
  const isNumber = Number.isInteger(id) && id > 0;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={translate('Merge ticket #{id}', { id: ticketId })}
      description={translate(
        "The other ticket gets its notes, tags and the visitor's messages. This one is done and links to it.",
      )}
    >
      <Stack gap={5}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isNumber) merge.mutate(id);
          }}
        >
          <FieldShell
            label={translate('Merge into')}
            error={merge.isError ? describeError(merge.error) : undefined}
          >
            {(control) => (
              <HStack gap={2}>
                <Input
                  {...control}
                  value={number}
                  placeholder={translate('Ticket number')}
                  inputMode="numeric"
                  onChange={({ target }) => setNumber(target.value)}
                />
                <Button type="submit" disabled={!isNumber} loading={merge.isPending}>
                  {translate('Merge')}
                </Button>
              </HStack>
            )}
          </FieldShell>
        </form>
        {similar.data && similar.data.data.length > 0 ? (
          <Box>
            <Text textStyle="sm" fontWeight="medium" mb={2}>
              {translate('Similar tickets')}
            </Text>
            <Stack as="ul" listStyleType="none" gap={2}>
              {similar.data.data.map((row) => (
                <HStack key={row.id} as="li" justify="space-between" gap={3} textStyle="sm">
                  <Box minW={0} truncate>
                    <Link href={ticketHref(row.id)}>{`#${row.id} ${row.title}`}</Link>
                  </Box>
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={merge.isPending}
                    aria-label={translate('Merge into #{id}', { id: row.id })}
                    onClick={() => merge.mutate(row.id)}
                  >
                    {translate('Merge')}
                  </Button>
                </HStack>
              ))}
            </Stack>
          </Box>
        ) : null}
      </Stack>
    </Dialog>
  );
}
