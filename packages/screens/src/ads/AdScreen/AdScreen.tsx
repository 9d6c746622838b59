import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { contract, mayCall } from '@adlane/contract';
import type { AdView } from '@adlane/contract/ads';
import { adLaunchTypeLabels, platformLabels } from '@adlane/contract/constants';
import { Card, Grid, Link, PageHeader, QueryState, Skeleton, Stack, StatusBadge } from '@adlane/ui';
import { formatMoney } from '@adlane/ui/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adStateBadges } from '../../shared/ads/adStateBadges';
import { MeasureTabs } from '../../shared/ads/MeasureTabs';
import { FactList } from '../../shared/FactList/FactList';
import { describeError } from '../../shared/format/describeError';
import { formatDateTime } from '../../shared/format/formatDateTime';
import { HistoryList } from '../../shared/HistoryList/HistoryList';
import { PeriodSelect } from '../../shared/period/PeriodSelect';
import { usePeriod } from '../../shared/period/usePeriod';
import { AdActions } from './AdActions';
import { AdNotice } from './AdNotice';
import { AdPreviews } from './AdPreviews';
import { AdSetList } from './AdSetList';
import { AdTiles } from './AdTiles';

export type AdScreenProps = {
  /** Id of the ad. */
  adId: number;
  /** The signed-in user. */
  user: Actor;
  /** Link to the launched ads. */
  listHref: string;
  /** Builds the link to a template. */
  getTemplateHref: (id: number) => string;
  /** Link to the connections. */
  connectHref: string;
  /** Called after the ad was deleted. */
  onDeleted: () => void;
};

/** Figures and states change on the platform, so the ad is refetched at this interval. */
const refreshIntervalMs = 60_000;

/** A launched ad: state with its reason, figures, ad sets, ads, previews and history (ads §2, §4). */
export function AdScreen({ adId, user, listHref, onDeleted, ...links }: AdScreenProps) {
  const { queries } = useApi();
  const { days, setDays, range } = usePeriod();
  const ad = useQuery({
    ...queries.ads.view.query({ params: { id: adId }, query: range }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshIntervalMs,
  });
  const back = { href: listHref, label: 'Launched Ads' };
  return (
    <QueryState
      query={ad}
      errorTitle="Couldn't load this ad"
      describeError={describeError}
      loadingLabel="Loading the ad"
      loading={<Skeleton height="24rem" />}
      frame={(state) => (
        <>
          <PageHeader title="Ad" back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <PageHeader
            title={data.name}
            badge={<StatusBadge {...adStateBadges[data.status]} />}
            description={data.client_name === null ? undefined : `For ${data.client_name}`}
            back={back}
            actions={data.can_manage ? <AdActions ad={data} onDeleted={onDeleted} /> : null}
          />
          <Stack gap={6}>
            <AdNotice ad={data} {...links} />
            <AdTiles ad={data} />
            <Card title="Performance" actions={<PeriodSelect value={days} onChange={setDays} />}>
              <MeasureTabs days={data.days} currency={data.currency} />
            </Card>
            <Grid
              gap={6}
              alignItems="start"
              templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            >
              <AdSetList ad={data} />
              <Stack gap={6} minW={0}>
                <DetailsCard ad={data} getTemplateHref={links.getTemplateHref} />
                {data.platform === 'facebook' ? <AdPreviews adId={data.id} /> : null}
                {mayCall(contract.auditLog.list.access, user) ? (
                  <HistoryList itemKind="ads" itemId={data.id} />
                ) : null}
              </Stack>
            </Grid>
          </Stack>
        </>
      )}
    </QueryState>
  );
}

/** Returns the link to the campaign in the platform's own app. */
function getPlatformHref({ platform, campaignId }: AdView): string {
  const id = encodeURIComponent(campaignId);
  return platform === 'facebook'
    ? `https://adsmanager.facebook.com/adsmanager/manage/campaigns?selected_campaign_ids=${id}`
    : `https://ads.google.com/aw/adgroups?campaignId=${id}`;
}

function DetailsCard({ ad, getTemplateHref }: { ad: AdView; getTemplateHref: (id: number) => string }) {
  const platform = platformLabels[ad.platform];
  const template =
    ad.template_id === null ? null : <Link href={getTemplateHref(ad.template_id)}>Open template</Link>;
  return (
    <Card title="Details">
      <FactList
        facts={[
          { label: 'Platform', value: platform },
          { label: 'Type', value: adLaunchTypeLabels[ad.adlane_type] },
          { label: 'Budget', value: `${formatMoney(ad.budget, ad.currency)} ${ad.budget_type}` },
          { label: 'Launched', value: formatDateTime(ad.created_at) },
          { label: 'Starts', value: ad.startTime && formatDateTime(ad.startTime) },
          { label: 'Ends', value: ad.endTime && formatDateTime(ad.endTime) },
          { label: 'Template', value: template },
          {
            label: 'Campaign',
            value: (
              <Link href={getPlatformHref(ad)} external>
                {ad.platform === 'facebook' ? 'Open in Ads Manager' : 'Open in Google Ads'}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}
