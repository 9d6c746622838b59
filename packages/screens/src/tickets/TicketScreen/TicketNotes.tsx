import { useApi } from '@adlane/api-client';
import { maxNoteLength, type Ticket } from '@adlane/contract/tickets';
import { Box, Button, Card, FieldShell, Stack, Text, TextArea, toast } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../shared/format/describeError';
import { formatDateTime } from '../../shared/format/formatDateTime';

export type TicketNotesProps = {
  ticket: Pick<Ticket, 'id' | 'notes'>;
};

/** Internal notes of the team on a ticket, and a field to add one. */
export function TicketNotes({ ticket: { id, notes } }: TicketNotesProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () => client.tickets.addNote({ params: { id }, body: { text } }),
    onSuccess: (updated) => {
      cache.setQueryData(queries.tickets.view.query({ params: { id } }).queryKey, updated);
      setText('');
      toast({ tone: 'success', text: 'Note added.' });
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  return (
    <Card title="Internal notes" description="Only your team sees them.">
      <Stack gap={4}>
        {notes.length === 0 ? null : (
          <Stack as="ol" listStyleType="none" gap={3}>
            {notes.map((note) => (
              <Box as="li" key={note.id} borderWidth="1px" borderRadius="l2" bg="bg.muted" px={4} py={3}>
                <Text textStyle="xs" color="fg.muted" mb={1}>
                  {`${note.author || 'A former user'}, ${formatDateTime(note.created_at)}`}
                </Text>
                <Text textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                  {note.text}
                </Text>
              </Box>
            ))}
          </Stack>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') add.mutate();
          }}
        >
          <Stack gap={3}>
            <FieldShell label="New note">
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  maxLength={maxNoteLength}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </FieldShell>
            <Box>
              <Button type="submit" variant="secondary" loading={add.isPending} disabled={text.trim() === ''}>
                Add note
              </Button>
            </Box>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
