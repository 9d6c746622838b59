import type { InboxRow } from '@adlane/contract/inbox';
import { Badge, Box, CoveringLink, HStack, Stack, Text } from '@adlane/ui';
import { formatAgo } from '../../shared/format/formatAgo';

export type ConversationListProps = {
  rows: readonly InboxRow[];
  /** Id of the open conversation. */
  openId: number | undefined;
  /** Returns the link that opens a conversation. */
  conversationHref: (id: number) => string;
};

/** Conversations, the latest first; unread ones stand out. */
export function ConversationList({ rows, openId, conversationHref }: ConversationListProps) {
  return (
    <Stack as="ul" listStyleType="none" gap={0} aria-label="Conversations">
      {rows.map(({ id, title, last_text, unread, status, visitor_name, project_name, updated_at }) => (
        <Box
          as="li"
          key={id}
          position="relative"
          px={4}
          py={3}
          borderBottomWidth="1px"
          bg={id === openId ? 'brand.subtle' : undefined}
          _hover={{ bg: id === openId ? 'brand.subtle' : 'bg.muted' }}
        >
          <HStack justify="space-between" gap={3}>
            <Text textStyle="sm" fontWeight={unread > 0 ? 'semibold' : 'medium'} truncate>
              <CoveringLink href={conversationHref(id)}>
                {`${visitor_name}: ${title || 'Conversation'}`}
              </CoveringLink>
            </Text>
            {unread > 0 ? <Badge tone="brand">{`${unread} new`}</Badge> : null}
            {status === 'CLOSED' ? <Badge>Closed</Badge> : null}
          </HStack>
          <Text textStyle="sm" color="fg.muted" truncate dir="auto">
            {last_text}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {`${project_name}, ${formatAgo(updated_at)}`}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
