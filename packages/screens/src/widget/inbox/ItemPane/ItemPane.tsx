import type { InboxThread } from '@adlane/contract/widget/inbox';
import { Badge, Box, Flex, HStack, QueryState, Skeleton, Text, translate } from '@adlane/ui';
import type { ReactNode } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import type { AgencyHref } from '../../tickets/TicketScreen/WorkFacts';
import { Composer } from './Composer';
import { ItemActions } from './ItemActions';
import { TicketSummary } from './TicketSummary';
import { Timeline } from './Timeline';
import { type ItemKey, useMarkRead, useThread } from './useThread';

export type ItemPaneProps = {
  /** The open item. */
  item: ItemKey;
  /** Returns the link to a ticket in the inbox. */
  ticketHref: (id: number) => string;
  /** Returns the link to everything that was sent with a ticket. */
  fullTicketHref: (id: number) => string;
  /** Link to the saved replies. */
  savedRepliesHref: string;
  /** Properties and contact, shown behind a button; undefined where they have a separate pane. */
  details?: ReactNode;
  /** Returns the link to an agency, for the operator. */
  agencyHref?: AgencyHref | undefined;
};

/** One ticket or conversation: what was sent, its messages and notes, and the field to reply. */
export function ItemPane({ item, ...links }: ItemPaneProps) {
  const thread = useThread(item);
  return (
    <QueryState
      query={thread}
      errorTitle={translate("Couldn't load this item")}
      describeError={describeError}
      loadingLabel={translate('Loading the item')}
      loading={
        <Box p={4}>
          <Skeleton height={80} />
        </Box>
      }
    >
      {(data) => <OpenItem thread={data} {...links} />}
    </QueryState>
  );
}

type OpenItemProps = { thread: InboxThread } & Omit<ItemPaneProps, 'item'>;

function OpenItem(props: OpenItemProps) {
  const { thread, ticketHref, fullTicketHref, savedRepliesHref, details, agencyHref } = props;
  const { kind, id, title, project_name, has_bot, survey_id, created_at, snoozed_until } = thread;
  useMarkRead(thread);
  const label = kind === 'ticket' ? translate('Ticket #{id}', { id }) : translate('Conversation');
  return (
    <Flex direction="column" h="full" minH={0}>
      <Box px={4} py={2.5} borderBottomWidth="line">
        <HStack justify="space-between" align="flex-start" gap={3} rowGap={2} flexWrap="wrap">
          <Box flex="1" minW={48}>
            <Text
              as="h2"
              fontWeight="semibold"
              dir="auto"
              textAlign="match-parent"
              overflowWrap="anywhere"
              lineClamp={2}
            >
              {title || label}
            </Text>
            <Text textStyle="xs" color="fg.muted" truncate>
              <bdi>{project_name}</bdi>
              {` · ${formatDateTime(created_at)}`}
            </Text>
          </Box>
          <ItemActions
            thread={thread}
            ticketHref={ticketHref}
            fullTicketHref={fullTicketHref}
            details={details}
          />
        </HStack>
        {has_bot || survey_id !== null || snoozed_until !== null ? (
          <HStack gap={2} mt={2} flexWrap="wrap">
            {survey_id === null ? null : <Badge>{translate('Survey answer')}</Badge>}
            {has_bot ? <Badge tone="info">{translate('Bot answers')}</Badge> : null}
            {snoozed_until === null ? null : (
              <Badge tone="warning">
                {translate('Snoozed until {time}', { time: formatDateTime(snoozed_until) })}
              </Badge>
            )}
          </HStack>
        ) : null}
      </Box>
      <Box
        flex="1"
        minH={40}
        maxH={{ base: '70vh', lg: 'none' }}
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={translate('Content and messages')}
        focusVisibleRing="inside"
        p={4}
      >
        {kind === 'ticket' ? (
          <TicketSummary ticketId={id} ticketHref={ticketHref} agencyHref={agencyHref} />
        ) : null}
        <Timeline thread={thread} />
      </Box>
      <Composer key={`${kind}-${id}`} thread={thread} savedRepliesHref={savedRepliesHref} />
    </Flex>
  );
}
