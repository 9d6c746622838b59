import { useApi } from '@adlane/api-client';
import { maxMessageLength } from '@adlane/contract/conversations';
import type { InboxConversation } from '@adlane/contract/inbox';
import {
  Badge,
  Box,
  Button,
  FieldShell,
  Flex,
  HStack,
  QueryState,
  Skeleton,
  Stack,
  Text,
  TextArea,
  toast,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../shared/format/describeError';
import { formatAgo } from '../../shared/format/formatAgo';
import { formatDateTime } from '../../shared/format/formatDateTime';

export type ConversationPaneProps = {
  /** Id of the open conversation. */
  conversationId: number;
};

/** The socket refetches on new messages; this interval is for proxies without sockets. */
const refetchMs = 10_000;

/** One conversation: its messages, the visitor, and the field to reply. */
export function ConversationPane({ conversationId }: ConversationPaneProps) {
  const { queries } = useApi();
  const conversation = useQuery({
    ...queries.inbox.view.query({ params: { id: conversationId } }),
    refetchInterval: refetchMs,
  });
  return (
    <QueryState
      query={conversation}
      errorTitle="Couldn't load this conversation"
      describeError={describeError}
      loadingLabel="Loading the conversation"
      loading={<Skeleton height="20rem" />}
    >
      {(data) => <Conversation key={data.id} conversation={data} />}
    </QueryState>
  );
}

type PartProps = { conversation: InboxConversation };

/** Runs a call on the conversation and shows its result. */
function useConversationCall(id: number) {
  const { queries } = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (call: () => Promise<InboxConversation>) => call(),
    onSuccess: (updated) => {
      cache.setQueryData(queries.inbox.view.query({ params: { id } }).queryKey, updated);
      void cache.invalidateQueries({ queryKey: queries.inbox.list.key() });
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
}

function useMarkRead({ id, unread }: InboxConversation): void {
  const { client } = useApi();
  const { mutate } = useConversationCall(id);
  useEffect(
    function markRead() {
      if (unread > 0) mutate(() => client.inbox.read({ params: { id } }));
    },
    [client, id, mutate, unread],
  );
}

function Conversation({ conversation }: PartProps) {
  const { client } = useApi();
  const { id, title, status, project_name, has_bot } = conversation;
  const change = useConversationCall(id);
  useMarkRead(conversation);
  const isClosed = status === 'CLOSED';
  return (
    <Flex direction="column" h="full" minH={0}>
      <HStack justify="space-between" gap={3} flexWrap="wrap" px={4} py={3} borderBottomWidth="1px">
        <Box minW={0}>
          <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
            {title || 'Conversation'}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {`${describeVisitor(conversation)}, ${project_name}`}
          </Text>
        </Box>
        <HStack gap={2}>
          {has_bot ? <Badge tone="info">Bot answers</Badge> : null}
          <Button
            size="sm"
            variant="secondary"
            loading={change.isPending}
            onClick={() =>
              change.mutate(() =>
                client.inbox.updateStatus({ params: { id }, body: { status: isClosed ? 'OPEN' : 'CLOSED' } }),
              )
            }
          >
            {isClosed ? 'Reopen' : 'Close conversation'}
          </Button>
        </HStack>
      </HStack>
      <Messages conversation={conversation} />
      <Reply conversation={conversation} />
    </Flex>
  );
}

function describeVisitor({ contact, visitor_name }: InboxConversation): string {
  const { email, userId, last_seen_at } = contact;
  const details = [visitor_name, email === visitor_name ? null : email, userId === null ? 'guest' : userId];
  return `${details.filter(Boolean).join(' · ')} · seen ${formatAgo(last_seen_at)}`;
}

function Messages({ conversation: { messages } }: PartProps) {
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(
    function scrollToEnd() {
      if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
    },
    [count],
  );
  return (
    <Box
      role="log"
      aria-label="Messages"
      tabIndex={0}
      flex="1"
      minH="14rem"
      maxH={{ base: '60vh', lg: 'none' }}
      overflowY="auto"
      p={4}
      focusVisibleRing="inside"
    >
      <Stack as="ol" listStyleType="none" gap={3}>
        {messages.map(({ id, from, senderName, text, created_at }) => (
          <Box as="li" key={id} maxW="85%" alignSelf={from === 'visitor' ? 'flex-start' : 'flex-end'}>
            <Text textStyle="xs" color="fg.muted" mb={1}>
              {`${from === 'bot' ? `${senderName} (bot)` : senderName}, ${formatDateTime(created_at)}`}
            </Text>
            <Box
              px={4}
              py={2.5}
              borderRadius="l3"
              textStyle="sm"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              dir="auto"
              bg={from === 'visitor' ? 'bg.muted' : 'brand.subtle'}
            >
              {text}
            </Box>
          </Box>
        ))}
      </Stack>
      <div ref={end} />
    </Box>
  );
}

function Reply({ conversation: { id } }: PartProps) {
  const { client } = useApi();
  const [text, setText] = useState('');
  const send = useConversationCall(id);
  const isBlank = text.trim() === '';
  const submit = () => {
    if (isBlank || send.isPending) return;
    send.mutate(() => client.inbox.reply({ params: { id }, body: { text } }), {
      onSuccess: () => setText(''),
    });
  };
  return (
    <Box borderTopWidth="1px" p={4}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={3}>
          <FieldShell
            label="Reply"
            hint="Ctrl+Enter sends. The visitor sees it at once, or on the next visit."
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={maxMessageLength}
                value={text}
                onChange={({ target }) => setText(target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
                }}
              />
            )}
          </FieldShell>
          <Flex justify="flex-end">
            <Button type="submit" loading={send.isPending} disabled={isBlank}>
              Send reply
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  );
}
