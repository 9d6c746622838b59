import { useApi } from '@adlane/api-client';
import { Button, Link, QueryState, Stack, Text, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { describeError } from '../../../shared/format/describeError';

/** Turns a format into its name: 'MOBILE_FEED_STANDARD' into 'Mobile feed standard'. */
function formatName(format: string): string {
  const words = format.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Links to Facebook's own previews of a launched ad. */
export function AdPreviews({ adId }: { adId: number }) {
  const { queries } = useApi();
  // Facebook limits these requests, so they are sent on demand only.
  const [isWanted, setWanted] = useState(false);
  const previews = useQuery({
    ...queries.ads.adPreviews.query({ params: { id: adId } }),
    enabled: isWanted,
  });
  if (!isWanted) {
    return (
      <DetailSection title={translate('Previews')} description={translate('As Facebook shows the first ad.')}>
        <Button variant="secondary" onClick={() => setWanted(true)}>
          {translate('Get previews')}
        </Button>
      </DetailSection>
    );
  }
  return (
    <DetailSection title={translate('Previews')} description={translate('As Facebook shows the first ad.')}>
      <QueryState
        query={previews}
        errorTitle={translate("Couldn't load the previews")}
        describeError={describeError}
        loadingLabel={translate('Loading the previews')}
        isEmpty={({ data }) => data.length === 0}
        empty={<Text color="fg.muted">{translate('Facebook has no previews of this ad.')}</Text>}
      >
        {({ data }) => (
          <Stack as="ul" gap={2} listStyleType="none">
            {data.map(({ format, url }) => (
              <li key={format}>
                <Link href={url} external>
                  {formatName(format)}
                </Link>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </DetailSection>
  );
}
