import { useApi } from '@adlane/api-client';
import type { Ad, AdSet, AdView } from '@adlane/contract/ads/ads';
import { maxPageSize } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import {
  Accordion,
  Box,
  Button,
  Flex,
  getLocale,
  QueryState,
  Stack,
  StatusBadge,
  Text,
  ThumbnailImage,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adStateBadges } from '../../../shared/ads/adStateBadges';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { describeError } from '../../../shared/format/describeError';
import { BudgetDialog } from '../BudgetDialog/BudgetDialog';
import { useOverLimit } from '../BudgetDialog/useOverLimit';
import { computeCostPerResult } from '../computeCostPerResult';
import { describeBudget } from '../describeBudget';
import { DeliverySwitch } from './DeliverySwitch';

function formatFigures({ spend, results }: { spend: number; results: number }, currency: string): string {
  const cost = computeCostPerResult({ spend, results, currency });
  return translate('{spend} spent · {results} results · {cost} per result', {
    spend: formatMoney(spend, currency, getLocale()),
    results: results.toLocaleString(getLocale()),
    cost,
  });
}

/** What the platform calls the groups of a campaign's ads. */
function getTitle({ platform, google }: AdView): string {
  if (platform !== 'google') return translate('Ad sets');
  return google?.campaignType === 'SEARCH' ? translate('Ad groups') : translate('Asset groups');
}

/** The ad sets of an ad, each with its ads. */
export function AdSetList({ ad }: { ad: AdView }) {
  const { queries } = useApi();
  const [open, setOpen] = useState<string[]>([]);
  const adSets = useQuery(
    queries.ads.adSets.query({ query: { ad_id: ad.id, page: 1, per_page: maxPageSize } }),
  );
  return (
    <DetailSection title={getTitle(ad)}>
      <QueryState
        query={adSets}
        errorTitle={translate("Couldn't load the ad sets")}
        describeError={describeError}
        loadingLabel={translate('Loading the ad sets')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <Text color="fg.muted">
            {translate('The platform has not reported any yet. Refresh the ad in a moment.')}
          </Text>
        }
      >
        {({ data }) => (
          <Accordion
            value={open}
            onChange={setOpen}
            items={data.map((adSet) => ({
              value: String(adSet.id),
              title: adSet.name,
              aside: <StatusBadge {...adStateBadges[adSet.status]} />,
              content: <AdSetDetails ad={ad} adSet={adSet} />,
            }))}
          />
        )}
      </QueryState>
    </DetailSection>
  );
}

function AdSetDetails({ ad, adSet }: { ad: Ad; adSet: AdSet }) {
  const budget =
    adSet.budget === null
      ? translate('Budget of the campaign')
      : describeBudget(adSet.budget, ad.currency, adSet.budget_type);
  return (
    <Stack gap={4}>
      <Flex wrap="wrap" gap={3} align="center" justify="space-between">
        <Box>
          <Text>{budget}</Text>
          <Text textStyle="xs" color="fg.muted">
            {formatFigures(adSet, ad.currency)}
          </Text>
        </Box>
        <Flex gap={2} wrap="wrap">
          <AdSetBudget ad={ad} adSet={adSet} />
          <DeliverySwitch level="adSet" ad={ad} item={adSet} />
        </Flex>
      </Flex>
      <AdsOfSet ad={ad} adSet={adSet} />
    </Stack>
  );
}

/** Changes the budget of an ad set that has its own. */
function AdSetBudget({ ad, adSet }: { ad: Ad; adSet: AdSet }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { confirmOverLimit, dialog } = useOverLimit();
  const { id, name, budget, budget_type } = adSet;
  const change = useMutation({
    mutationFn: (body: Parameters<typeof client.ads.facebookAdSetBudget>[0]['body']) =>
      confirmOverLimit({ name, confirmLabel: translate('Change budget') }, (confirmsOverLimit) =>
        client.ads.facebookAdSetBudget({ params: { id }, body: { ...body, confirmsOverLimit } }),
      ),
    onSuccess: ({ message }) => {
      toast({ tone: 'success', text: message });
      return queryClient.invalidateQueries({ queryKey: queries.ads.key() });
    },
  });
  if (!ad.can_manage || ad.archived_at !== null || budget === null || budget_type === null) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={change.isPending}
        aria-label={translate('Change the budget of {name}', { name })}
        onClick={() => setEditing(true)}
      >
        Budget
      </Button>
      <BudgetDialog
        ad={isEditing ? { ...ad, ...adSet, budget, budget_type } : undefined}
        onSave={(_adSet, changed) => change.mutate({ budget_type, budget: changed })}
        onClose={() => setEditing(false)}
      />
      {dialog}
    </>
  );
}

function AdsOfSet({ ad, adSet }: { ad: Ad; adSet: AdSet }) {
  const { queries } = useApi();
  const ads = useQuery(
    queries.ads.adSetAds.query({ params: { id: adSet.id }, query: { page: 1, per_page: maxPageSize } }),
  );
  return (
    <QueryState
      query={ads}
      errorTitle={translate("Couldn't load the ads")}
      describeError={describeError}
      loadingLabel={translate('Loading the ads')}
    >
      {({ data }) => (
        <Stack
          as="ul"
          gap={3}
          listStyleType="none"
          aria-label={translate('Ads of {name}', { name: adSet.name })}
        >
          {data.map((each) => (
            <Flex as="li" key={each.id} gap={3} wrap="wrap" align="center" borderTopWidth="line" pt={3}>
              <ThumbnailImage src={each.thumbnailUrl} alt="" width={11} />
              <Stack gap={1} minW={0} flex="1 1 {sizes.48}" align="start">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {each.name}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {formatFigures(each, ad.currency)}
                </Text>
                <StatusBadge {...adStateBadges[each.status]} />
                {each.review_feedback.map((reason) => (
                  <Text key={reason} textStyle="xs" color="fg.error">
                    {reason}
                  </Text>
                ))}
              </Stack>
              <DeliverySwitch level="ad" ad={ad} item={each} />
            </Flex>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}
