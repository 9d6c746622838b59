import { useApi } from '@adlane/api-client';
import { Box, Link, OverflowText, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { DetailSection } from '../../shared/DetailColumns/DetailSection';
import { formatAgo } from '../../shared/format/formatAgo';
import { formatMatchReasons } from './formatMatchReasons';
import { formatPersonName } from './formatPersonName';

export type PossibleMatchesProps = {
  contactId: number;
  /** Returns the link to a contact. */
  contactHref: (id: number) => string;
};

/** Other contacts that claim the same user id or email; nothing where there are none. */
export function PossibleMatches({ contactId, contactHref }: PossibleMatchesProps) {
  const { queries } = useApi();
  const matches = useQuery(queries.people.matches.query({ params: { id: contactId } }));
  const contacts = matches.data?.contacts ?? [];
  if (contacts.length === 0) return null;
  return (
    <DetailSection
      title={translate('Possibly the same person')}
      description={translate('They claim the same, but your site has not verified it.')}
    >
      <Stack as="ul" listStyleType="none" gap={3}>
        {contacts.map((match) => (
          <Box key={match.id} as="li" textStyle="sm" minW={0}>
            <OverflowText oneLine>
              <Link href={contactHref(match.id)}>{formatPersonName(match)}</Link>
            </OverflowText>
            <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {[
                formatMatchReasons(match.reasons),
                translate('seen {date}', { date: formatAgo(match.last_seen_at) }),
              ].join(' · ')}
            </Text>
          </Box>
        ))}
      </Stack>
    </DetailSection>
  );
}
