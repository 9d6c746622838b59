import type { InboxRow } from '@adlane/contract/widget/inbox';
import { Badge, Box, Checkbox, CoveringLink, HStack, Stack, StatusBadge, Text, translate } from '@adlane/ui';
import { AlarmClock, Hourglass, type LucideIcon, Tag, UserRound } from 'lucide-react';
import { formatAgo } from '../../../shared/format/formatAgo';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { ticketPriorityBadges, ticketStatusBadges } from '../../tickets/ticketBadges';
import { getKindBadge } from '../getKindBadge';
import { toItemKey } from '../itemActions';

export type ItemListProps = {
  rows: readonly InboxRow[];
  /** Key of the open item. */
  openKey: string | undefined;
  /** Returns the link that opens an item. */
  itemHref: (row: InboxRow) => string;
  /** Keys of the selected items. */
  selected: ReadonlySet<string>;
  /** Selects or deselects an item. */
  onToggle: (key: string) => void;
};

/** Tickets and conversations, the latest first; unread ones stand out. */
export function ItemList({ rows, openKey, itemHref, selected, onToggle }: ItemListProps) {
  return (
    <Stack as="ul" listStyleType="none" gap={0} aria-label={translate('Inbox')}>
      {rows.map((row) => {
        const key = toItemKey(row);
        return (
          <Item
            key={key}
            row={row}
            isOpen={key === openKey}
            href={itemHref(row)}
            isSelected={selected.has(key)}
            onToggle={() => onToggle(key)}
          />
        );
      })}
    </Stack>
  );
}

type ItemProps = {
  row: InboxRow;
  isOpen: boolean;
  href: string;
  isSelected: boolean;
  onToggle: () => void;
};

function Item({ row, isOpen, href, isSelected, onToggle }: ItemProps) {
  const { kind, title, unread, contact_name, project_name } = row;
  const name =
    title || (kind === 'ticket' ? translate('Ticket #{id}', { id: row.id }) : translate('Conversation'));
  const { Icon: KindIcon, label: kindLabel } = getKindBadge(row);
  const weight = unread > 0 ? 'semibold' : 'medium';
  return (
    <HStack
      as="li"
      position="relative"
      align="flex-start"
      gap={3}
      px={4}
      py={2.5}
      minH={16}
      borderBottomWidth="line"
      bg={isOpen || isSelected ? 'brand.subtle' : undefined}
      _hover={{ bg: isOpen || isSelected ? 'brand.subtle' : 'bg.muted' }}
    >
      {/* Above the link that covers the row. */}
      <Box position="relative" zIndex="raised" pt={0.5}>
        <Checkbox
          aria-label={translate('Select {name}', { name })}
          checked={isSelected}
          onChange={onToggle}
        />
      </Box>
      <Box flex="1" minW={0}>
        <HStack gap={2} textStyle="sm">
          <Text
            fontWeight={weight}
            dir="auto"
            textAlign="match-parent"
            truncate
            title={project_name}
            flex="1"
            minW={0}
          >
            {contact_name}
          </Text>
          <ItemTime row={row} />
        </HStack>
        <HStack gap={1.5} textStyle="sm" minW={0}>
          <Box as={KindIcon} boxSize={3.5} role="img" aria-label={kindLabel} flexShrink={0} />
          <Text fontWeight={weight} dir="auto" textAlign="match-parent" truncate flex="1" minW={0}>
            <CoveringLink href={href}>{name}</CoveringLink>
          </Text>
          <ItemBadges row={row} />
        </HStack>
        <ItemFooter row={row} />
      </Box>
    </HStack>
  );
}

/** Since when the visitor waits for an answer, else when something last changed. */
function ItemTime({ row: { waiting_since, updated_at } }: { row: InboxRow }) {
  if (waiting_since === null) {
    return (
      <Text textStyle="xs" color="fg.muted" flexShrink={0}>
        {formatAgo(updated_at)}
      </Text>
    );
  }
  const label = translate('Waiting since {time}', { time: formatDateTime(waiting_since) });
  return (
    <HStack gap={1} flexShrink={0} textStyle="xs" color="fg.warning" title={label}>
      <Box as={Hourglass} boxSize={3} role="img" aria-label={label} />
      {formatAgo(waiting_since)}
    </HStack>
  );
}

/** The last message, tags and assignee, in one line. */
function ItemFooter({ row: { last_text, tags, assignee } }: { row: InboxRow }) {
  if (last_text === '' && tags.length === 0 && assignee === null) return null;
  return (
    <HStack gap={2} minW={0} textStyle="xs" color="fg.muted">
      {last_text === '' ? null : (
        <Text dir="auto" textAlign="match-parent" truncate flex="1" minW={0}>
          {last_text}
        </Text>
      )}
      {tags.length === 0 ? null : <Fact Icon={Tag} label={translate('Tags')} text={tags.join(', ')} />}
      {assignee === null ? null : (
        <Fact Icon={UserRound} label={translate('Assignee')} text={assignee.name} />
      )}
    </HStack>
  );
}

/** A short text behind an icon that names it. */
function Fact({ Icon, label, text }: { Icon: LucideIcon; label: string; text: string }) {
  return (
    <HStack gap={1} maxW={24} flexShrink={0} title={text}>
      <Box as={Icon} boxSize={3} role="img" aria-label={label} flexShrink={0} />
      <Text dir="auto" textAlign="match-parent" truncate>
        {text}
      </Text>
    </HStack>
  );
}

/** What is not as usual: new messages, status, priority, and until when it is snoozed. */
function ItemBadges({ row: { unread, status, priority, snoozed_until } }: { row: InboxRow }) {
  return (
    <HStack gap={1} flexShrink={0}>
      {snoozed_until === null ? null : (
        <Box
          as={AlarmClock}
          boxSize={3.5}
          role="img"
          aria-label={translate('Snoozed until {time}', { time: formatDateTime(snoozed_until) })}
        />
      )}
      {status === 'OPEN' ? null : <StatusBadge {...ticketStatusBadges[status]} />}
      {priority === 'HIGH' ? (
        <Badge tone={ticketPriorityBadges.HIGH.tone}>{translate(ticketPriorityBadges.HIGH.text)}</Badge>
      ) : null}
      {unread > 0 ? (
        <Badge tone="brand">
          {unread === 1 ? translate('New') : translate('{count} new', { count: unread })}
        </Badge>
      ) : null}
    </HStack>
  );
}
