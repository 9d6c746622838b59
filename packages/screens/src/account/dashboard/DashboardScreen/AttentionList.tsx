import { Box, ButtonLink, Card, Flex, Link, QueryState, Stack, Text, translate } from '@adlane/ui';
import { describeError } from '../../../shared/format/describeError';
import type { useAttention } from './useAttention';

export type AttentionListProps = {
  attention: ReturnType<typeof useAttention>;
  /** Link to the launched ads. */
  adsHref: string;
  /** Link to the connections. */
  connectHref: string;
};

type ItemProps = {
  title: string;
  detail: string;
  action: string;
  href: string;
};

function Item({ title, detail, action, href }: ItemProps) {
  return (
    <Flex
      as="li"
      gapX={4}
      gapY={1}
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      minH={11}
      py={1.5}
      borderTopWidth="line"
    >
      <Flex flex="1 1 {sizes.48}" minW={0} gapX={3} wrap={{ base: 'wrap', md: 'nowrap' }} align="baseline">
        <Text fontWeight="medium" dir="auto" textAlign="match-parent" truncate>
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted" dir="auto" textAlign="match-parent" truncate>
          {detail}
        </Text>
      </Flex>
      <ButtonLink href={href} size="sm" variant="secondary" aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </Flex>
  );
}

/** Ads and connections that cannot go on without the user, each with its fix. */
export function AttentionList({ attention, adsHref, connectHref }: AttentionListProps) {
  const { ads, broken } = attention;
  return (
    <Card title={translate('Needs attention')}>
      <QueryState
        query={ads}
        errorTitle={translate("Couldn't load the ads")}
        describeError={describeError}
        loadingLabel={translate('Loading what needs attention')}
      >
        {({ data: troubled, meta }) => {
          const more = meta.total - troubled.length;
          return (
            <Stack as="ul" gap={0} listStyleType="none" mb={-2}>
              {broken.map((source) => (
                <Item
                  key={`source ${source.id}`}
                  title={source.name}
                  detail={source.notice ?? translate('This account is disconnected.')}
                  action={translate('Reconnect')}
                  href={connectHref}
                />
              ))}
              {troubled.map((ad) => (
                <Item
                  key={`ad ${ad.id}`}
                  title={ad.name}
                  detail={ad.client_name ?? translate('Your agency')}
                  action={ad.can_manage ? translate('Correct and resubmit') : translate('View ad')}
                  href={`${adsHref}/${ad.id}${ad.can_manage ? '?resubmit=yes' : ''}`}
                />
              ))}
              {more > 0 ? (
                <Box as="li" py={2} borderTopWidth="line">
                  <Link href={`${adsHref}?status=${encodeURIComponent('attention needed')}`}>
                    {more === 1 ? translate('Show 1 more ad') : translate('Show {more} more ads', { more })}
                  </Link>
                </Box>
              ) : null}
            </Stack>
          );
        }}
      </QueryState>
    </Card>
  );
}
