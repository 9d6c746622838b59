import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import { mayCall } from '@adlane/contract';
import type { AdView } from '@adlane/contract/ads/ads';
import { platformLabels } from '@adlane/contract/constants';
import {
  Flex,
  Link,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  ThumbnailImage,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { adStateBadges } from '../../../shared/ads/adStateBadges';
import { MeasureTabs } from '../../../shared/ads/MeasureTabs';
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { ShortDate } from '../../../shared/format/ShortDate';
import { HistoryList } from '../../../shared/HistoryList/HistoryList';
import { PeriodSelect } from '../../../shared/period/PeriodSelect';
import { usePeriod } from '../../../shared/period/usePeriod';
import { describeBudget } from '../describeBudget';
import { getAdTypeLabel } from '../getAdTypeLabel';
import { AdActions } from './AdActions';
import { AdNotice } from './AdNotice';
import { AdPreviews } from './AdPreviews';
import { AdSetList } from './AdSetList';
import { AdTiles } from './AdTiles';
import { LeadsSection } from './LeadsSection';
import { LimitsSection } from './LimitsSection';
import { listGoogleFacts } from './listGoogleFacts';
import { PromotedPostSection } from './PromotedPostSection';
import { RefreshButton } from './RefreshButton';

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
  /** Link to the leads of all ads. */
  leadsHref: string;
  /** Builds the link to a lead. */
  getLeadHref: (id: number) => string;
  /** Builds the link to a client; without it, as for the client, its name is no link. */
  getClientHref?: ((id: number) => string) | undefined;
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
  const back = { href: listHref, label: translate('Launched Ads') };
  return (
    <QueryState
      query={ad}
      errorTitle={translate("Couldn't load this ad")}
      describeError={describeError}
      loadingLabel={translate('Loading the ad')}
      loading={<Skeleton height={96} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Ad')} back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <PageHeader
            title={data.name}
            badge={<StatusBadge {...adStateBadges[data.status]} />}
            picture={<ThumbnailImage src={data.thumbnailUrl} alt="" width={12} />}
            description={describeClient(data, links.getClientHref)}
            back={back}
            actions={data.can_manage ? <AdActions ad={data} onDeleted={onDeleted} /> : null}
          />
          <Stack gap={6}>
            <AdNotice ad={data} {...links} />
            <AdTiles ad={data} />
            <DetailColumns
              aside={
                <>
                  <DetailsCard ad={data} getTemplateHref={links.getTemplateHref} />
                  {data.promoted_post ? <PromotedPostSection post={data.promoted_post} /> : null}
                  <LimitsSection ad={data} />
                  {data.platform === 'facebook' ? <AdPreviews adId={data.id} /> : null}
                  {mayCall(callTable.auditLog.list.access, user) ? (
                    <HistoryList itemKind="ads" itemId={data.id} readAt={ad.dataUpdatedAt} />
                  ) : null}
                </>
              }
            >
              <DetailSection
                title={translate('Performance')}
                actions={<PeriodSelect value={days} onChange={setDays} />}
              >
                <MeasureTabs days={data.days} currency={data.currency} />
              </DetailSection>
              <AdSetList ad={data} />
              {data.adlane_type === 'leadform' ? <LeadsSection ad={data} {...links} /> : null}
            </DetailColumns>
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

function describeClient(
  { client_user_id, client_name }: AdView,
  getClientHref: AdScreenProps['getClientHref'],
): ReactNode {
  if (client_name === null) return undefined;
  const text = translate('For {name}', { name: client_name });
  if (client_user_id === null || !getClientHref) return text;
  return <Link href={getClientHref(client_user_id)}>{text}</Link>;
}

function DetailsCard({ ad, getTemplateHref }: { ad: AdView; getTemplateHref: (id: number) => string }) {
  const platform = platformLabels[ad.platform];
  const template =
    ad.template_id === null ? null : (
      <Link href={getTemplateHref(ad.template_id)}>{translate('Open template')}</Link>
    );
  return (
    <DetailSection title={translate('Details')}>
      <FactList
        facts={[
          { label: translate('Platform'), value: platform },
          { label: translate('Type'), value: getAdTypeLabel(ad) ?? null },
          ...listGoogleFacts(ad.google),
          {
            label: translate('Budget'),
            value: describeBudget(ad.budget, ad.currency, ad.budget_type),
          },
          { label: translate('Launched'), value: formatDateTime(ad.created_at) },
          {
            label: translate('Last updated'),
            value: (
              // The button is as high as the line.
              <Flex align="center" justify="space-between" gap={2} my={-1.5}>
                {ad.status_at ? <ShortDate instant={ad.status_at} /> : '–'}
                <RefreshButton ad={ad} />
              </Flex>
            ),
          },
          { label: translate('Starts'), value: ad.startTime && formatDateTime(ad.startTime) },
          { label: translate('Ends'), value: ad.endTime && formatDateTime(ad.endTime) },
          { label: translate('Template'), value: template },
          {
            label: translate('Campaign'),
            value: (
              <Link href={getPlatformHref(ad)} external>
                {ad.platform === 'facebook'
                  ? translate('Open in Ads Manager')
                  : translate('Open in Google Ads')}
              </Link>
            ),
          },
        ]}
      />
    </DetailSection>
  );
}
