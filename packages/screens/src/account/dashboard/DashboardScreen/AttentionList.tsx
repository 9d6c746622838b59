import { useApi } from '@adlane/api-client';
import type { Source } from '@adlane/contract/ads/sources';
import { maxPageSize } from '@adlane/contract/constants';
import {
  Box,
  ButtonLink,
  Card,
  Flex,
  Link,
  QueryState,
  Stack,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { adStateBadges } from '../../../shared/ads/adStateBadges';
import { describeError } from '../../../shared/format/describeError';

export type AttentionListProps = {
  /** Link to the launched ads. */
  adsHref: string;
  /** Link to the connections. */
  connectHref: string;
};

type ItemProps = {
  title: string;
  detail: string;
  badge: typeof adStateBadges.active;
  action: string;
  href: string;
};

function Item({ title, detail, badge, action, href }: ItemProps) {
  return (
    <Flex as="li" gap={3} align="center" justify="space-between" wrap="wrap" py={3} borderBottomWidth="1px">
      <Stack gap={1} minW={0} flex="1 1 14rem" align="start">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {detail}
        </Text>
        <StatusBadge {...badge} />
      </Stack>
      <ButtonLink href={href} size="sm" variant="secondary" aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </Flex>
  );
}

/** Ads shown here; a link leads to the others. */
const maxShown = 8;
const needsReconnect = ({ status }: Source) => status === 'inactive' || status === 'canceled';

/** Ads and connections that cannot go on without the user, each with the way to fix it. */
export function AttentionList({ adsHref, connectHref }: AttentionListProps) {
  const { queries } = useApi();
  const ads = useQuery(queries.ads.list.query({ query: { status: 'attention needed', per_page: maxShown } }));
  const sources = useQuery(queries.sources.list.query({ query: { page: 1, per_page: maxPageSize } }));
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
          const broken = (sources.data?.data ?? []).filter(needsReconnect);
          if (troubled.length + broken.length === 0) {
            return <Text color="fg.muted">{translate('Nothing needs you right now.')}</Text>;
          }
          return (
            <Stack as="ul" gap={0} listStyleType="none">
              {broken.map((source) => (
                <Item
                  key={`source ${source.id}`}
                  title={source.name}
                  detail={source.notice ?? translate('This account is disconnected.')}
                  badge={{ tone: 'negative', text: translate('Disconnected') }}
                  action={translate('Reconnect')}
                  href={connectHref}
                />
              ))}
              {troubled.map((ad) => (
                <Item
                  key={`ad ${ad.id}`}
                  title={ad.name}
                  detail={ad.client_name ?? translate('Your agency')}
                  badge={adStateBadges[ad.status]}
                  action={translate('View ad')}
                  href={`${adsHref}/${ad.id}`}
                />
              ))}
              {more > 0 ? (
                <Box as="li" pt={3}>
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
