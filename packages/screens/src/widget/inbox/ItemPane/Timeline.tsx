import { useApi } from '@adlane/api-client';
import type { BotNotice } from '@adlane/contract/widget/conversations';
import type { InboxMessage, InboxThread } from '@adlane/contract/widget/inbox';
import type { TicketNote } from '@adlane/contract/widget/tickets';
import { Box, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatAgo } from '../../../shared/format/formatAgo';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { FileButton } from '../../shared/FileButton';

type Entry =
  | { readonly kind: 'message'; readonly at: string; readonly message: InboxMessage }
  | { readonly kind: 'note'; readonly at: string; readonly note: TicketNote };

/** Lists messages and notes in the order of their times. */
function listEntries({ messages, notes }: InboxThread): Entry[] {
  return [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.created_at, message })),
    ...notes.map((note) => ({ kind: 'note' as const, at: note.created_at, note })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Finds the last reply of the team if the visitor has read it. */
function findSeenReply({ messages, visitor_read_at }: InboxThread): InboxMessage | undefined {
  const last = messages.findLast(({ from }) => from === 'operator');
  return visitor_read_at !== null && last && last.created_at <= visitor_read_at ? last : undefined;
}

/** The messages and internal notes of an item, oldest first. */
export function Timeline({ thread }: { thread: InboxThread }) {
  const end = useRef<HTMLDivElement>(null);
  const entries = listEntries(thread);
  const seenId = findSeenReply(thread)?.id;
  const count = entries.length;
  const known = useRef(count);
  useEffect(
    function scrollToNewEntry() {
      if (count > known.current) end.current?.scrollIntoView({ block: 'nearest' });
      known.current = count;
    },
    [count],
  );
  return (
    <Box role="log" aria-label={translate('Messages')}>
      <Stack as="ol" listStyleType="none" gap={3}>
        {entries.map((entry) =>
          entry.kind === 'message' ? (
            <Message
              key={`message-${entry.message.id}`}
              message={entry.message}
              seenAt={entry.message.id === seenId ? thread.visitor_read_at : null}
            />
          ) : (
            <Note key={`note-${entry.note.id}`} note={entry.note} />
          ),
        )}
      </Stack>
      <Typing thread={thread} />
      <div ref={end} />
    </Box>
  );
}

const bubble = {
  px: 4,
  py: 2.5,
  borderRadius: 'l3',
  textStyle: 'sm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

type MessageProps = {
  message: InboxMessage;
  /** When the visitor read it; null to say nothing about it. */
  seenAt: string | null;
};

function Message({ message, seenAt }: MessageProps) {
  const { from, senderName, text, files, sources, notice, by_email, created_at } = message;
  const shown = notice ? describeNotice(notice) : text;
  return (
    <Box as="li" maxW="85%" alignSelf={from === 'visitor' ? 'flex-start' : 'flex-end'}>
      <Text textStyle="xs" color="fg.muted" mb={1}>
        <bdi>{from === 'bot' ? translate('{name} (bot)', { name: senderName }) : senderName}</bdi>
        {`, ${formatDateTime(created_at)}`}
        {by_email ? ` · ${translate('by email')}` : null}
      </Text>
      {shown === '' ? null : (
        <Box {...bubble} dir="auto" bg={from === 'visitor' ? 'bg.muted' : 'brand.subtle'}>
          {shown}
        </Box>
      )}
      {sources.map(({ id, title, quote }) => (
        <Box key={id} mt={2} ps={3} borderStartWidth="line" borderColor="border.control" dir="auto">
          <Text as="blockquote" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {quote}
          </Text>
          <Text textStyle="xs" color="fg.muted" mt={1}>
            {title}
          </Text>
        </Box>
      ))}
      {files.map((file) => (
        <FileButton key={file.token} file={file} />
      ))}
      {seenAt === null ? null : (
        <Text textStyle="xs" color="fg.muted" mt={1} textAlign="end" title={formatDateTime(seenAt)}>
          {translate('Seen {ago}', { ago: formatAgo(seenAt) })}
        </Text>
      )}
    </Box>
  );
}

function describeNotice(notice: BotNotice): string {
  switch (notice) {
    case 'found':
      return translate('This may help:');
    case 'unanswered':
      return translate('No article answers this.');
    case 'handedOver':
      return translate('A person will answer here.');
  }
}

function Note({ note: { author, text, created_at } }: { note: TicketNote }) {
  return (
    <Box as="li" alignSelf="stretch">
      <Text textStyle="xs" color="fg.muted" mb={1} display="flex" alignItems="center" gap={1.5}>
        <Box as={Lock} boxSize={3} aria-hidden />
        {`${translate('Note by {name}', { name: author || translate('a former user') })}, ${formatDateTime(created_at)}`}
      </Text>
      <Box {...bubble} dir="auto" bg="bg.warning">
        {text}
      </Box>
    </Box>
  );
}

/** How often "is typing" is read where no live update arrives, in milliseconds. */
const pollMs = 5000;

function Typing({ thread: { kind, id, contact_name, contact_id } }: { thread: InboxThread }) {
  const { queries } = useApi();
  const typing = useQuery({
    ...queries.inboxTyping.view.query({ params: { kind, id } }),
    enabled: contact_id !== null,
    refetchInterval: pollMs,
  });
  return (
    <Text role="status" textStyle="xs" color="fg.muted" minH={5} mt={2}>
      {typing.data?.visitor ? translate('{name} is typing…', { name: contact_name }) : ''}
    </Text>
  );
}
