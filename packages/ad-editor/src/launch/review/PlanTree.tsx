import type { LaunchPlan } from '@adlane/contract/ads/launches';
import { daysPerMonth } from '@adlane/contract/constants';
import { formatMoney } from '@adlane/contract/rules';
import { Box, Flex, getLocale, Heading, Stack, Text, translate } from '@adlane/ui';
import { formatCountryName } from '../../lookups/countryNames';
import { formatBudget } from './formatBudget';
import { type PlanMedia, PlannedAdRow } from './PlannedAdRow';
import { SummaryList } from './SummaryList';

export type PlanTreeProps = {
  plan: LaunchPlan;
  media: readonly PlanMedia[];
  /** Of the account that pays. */
  currency: string;
  budgetType: 'daily' | 'lifetime';
  /** Level of its heading. */
  level: 3 | 4;
};

/** What a launch creates: campaign, ad sets and ads, with audience, places and spend. */
export function PlanTree({ plan, media, currency, budgetType, level }: PlanTreeProps) {
  return (
    <Box as="section" aria-label={translate('What will be created')} display="grid" gap={4}>
      <Heading level={level} size="sm">
        {describeShape(plan)}
      </Heading>
      <SummaryList rows={buildRows(plan, currency, budgetType)} />
      <Stack as="ol" gap={4} listStyleType="none" aria-label={plan.campaign}>
        {plan.adSets.map((adSet) => (
          <Stack as="li" key={adSet.name} gap={2}>
            <Flex justify="space-between" gap={3} textStyle="sm" fontWeight="medium">
              <span>{adSet.name}</span>
              {adSet.budget === null ? null : (
                <Text as="span" color="fg.muted">
                  {formatBudget(adSet.budget, currency, budgetType)}
                </Text>
              )}
            </Flex>
            <Stack as="ul" gap={2} listStyleType="none">
              {adSet.ads.map((ad, index) => (
                <PlannedAdRow
                  key={`${ad.mediaIds.join()} ${index}`}
                  platform="Facebook"
                  ad={ad}
                  media={media}
                />
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

/** What is new: 'One campaign, one ad set, 3 ads'. */
function describeShape({ isCampaignNew, adSets }: LaunchPlan): string {
  const adSetCount = adSets.filter(({ isNew }) => isNew).length;
  const adCount = adSets.reduce((sum, { ads }) => sum + ads.length, 0);
  const parts = [
    ...(isCampaignNew ? [translate('one campaign')] : []),
    ...(adSetCount > 0 ? [formatCount(adSetCount, 'one ad set', '{count} ad sets')] : []),
    formatCount(adCount, 'one ad', '{count} ads'),
  ].join(', ');
  const where = isCampaignNew
    ? ''
    : adSetCount > 0
      ? ` ${translate('in an existing campaign')}`
      : ` ${translate('in an existing ad set')}`;
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}${where}`;
}

function formatCount(count: number, one: string, several: string): string {
  return translate(count === 1 ? one : several, { count });
}

function buildRows(plan: LaunchPlan, currency: string, budgetType: PlanTreeProps['budgetType']) {
  const places =
    plan.places.length > 0 ? plan.places : plan.countries.map((country) => formatCountryName(country));
  const isAdSetNew = plan.adSets.some(({ isNew }) => isNew);
  const ofExisting = translate('That of the ad set');
  return [
    ...(plan.isCampaignNew ? [] : [['Existing campaign', plan.campaign] as const]),
    ['Audience', isAdSetNew ? plan.audience : ofExisting],
    ['Places', isAdSetNew ? places.join('; ') : ofExisting],
    ...(isAdSetNew && plan.excludedPlaces.length > 0
      ? [['Not shown in', plan.excludedPlaces.join('; ')] as const]
      : []),
    ...(plan.leadForm === null ? [] : [['Lead form', plan.leadForm] as const]),
    ...(plan.campaignBudget === null
      ? []
      : [['Campaign budget', formatBudget(plan.campaignBudget, currency, budgetType)] as const]),
    ['Spend', describeSpend(plan.spend, currency)],
  ] as const;
}

function describeSpend({ daily, total }: LaunchPlan['spend'], currency: string): string {
  const money = (amount: number) => formatMoney(Math.round(amount), currency, getLocale());
  if (daily === null && total === null) return translate('From the existing budget');
  if (daily === null) return translate('{amount} in total', { amount: money(total ?? 0) });
  if (total !== null)
    return translate('{daily} a day, {total} in total', { daily: money(daily), total: money(total) });
  return translate('{daily} a day, about {month} a month', {
    daily: money(daily),
    month: money(daily * daysPerMonth),
  });
}
