import type { Source } from '@adlane/contract/ads/sources';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Flex,
  HStack,
  StatusBadge,
  Text,
  translate,
  VisuallyHidden,
} from '@adlane/ui';
import { formatDate } from '../../../shared/format/formatDate';
import { getSourceBadge } from './getSourceBadge';

export type SourceItemProps = {
  source: Source;
  /** True if the user may change it. */
  isOwn: boolean;
  /** True while an action on this connection is running. */
  isBusy: (source: Source) => boolean;
  /** Refetches its accounts and pages from the platform. */
  onRefresh: (source: Source) => void;
  /** Confirms and disconnects. */
  onDisconnect: (source: Source) => void;
  /** Signs in at its platform again. */
  onConnect: () => void;
  /** Link to its accounts and pages. */
  getAssetsHref: (source: Source) => string;
};

/** Actions of a connection: refresh and disconnect if active, else connect again. */
function SourceActions(props: SourceItemProps) {
  const { source, isBusy, onRefresh, onDisconnect, onConnect, getAssetsHref } = props;
  const { name, status, channel } = source;
  const isGone = status === 'inactive' || status === 'canceled';
  return (
    <Flex flexWrap="wrap" gap={2}>
      {status === 'active' && channel !== 'ghl' ? (
        <ButtonLink size="sm" variant="secondary" href={getAssetsHref(source)}>
          {translate('Choose accounts')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      {isGone ? (
        <Button size="sm" aria-label={translate('Connect again: {name}', { name })} onClick={onConnect}>
          {translate('Connect again')}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={translate('Refresh {name}', { name })}
          disabled={status === 'processing' || isBusy(source)}
          onClick={() => onRefresh(source)}
        >
          {translate('Refresh')}
        </Button>
      )}
      {status === 'canceled' ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={translate('Disconnect {name}', { name })}
          disabled={isBusy(source)}
          onClick={() => onDisconnect(source)}
        >
          {translate('Disconnect')}
        </Button>
      )}
    </Flex>
  );
}

/** One connection: account name, state, actions. */
export function SourceItem(props: SourceItemProps) {
  const { source, isOwn } = props;
  const { tone, text, note } = getSourceBadge(source);
  return (
    <HStack
      as="li"
      flexWrap="wrap"
      justifyContent="space-between"
      gap={3}
      p={3}
      borderWidth="line"
      borderRadius="l2"
    >
      <Box minW={0} flex="1 1 {sizes.56}">
        <Flex flexWrap="wrap" alignItems="center" gapX={2} gapY={1}>
          <Box as="span" fontWeight="medium" maxW="full" truncate title={source.name}>
            {source.name}
          </Box>
          <StatusBadge tone={tone} text={text} />
          {source.client_user_id === null ? null : <Badge>{translate('Client account')}</Badge>}
        </Flex>
        <Text mt={1} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {note ?? translate('Connected on {date}', { date: formatDate(source.connected_at) })}
        </Text>
      </Box>
      {isOwn ? <SourceActions {...props} /> : null}
    </HStack>
  );
}
