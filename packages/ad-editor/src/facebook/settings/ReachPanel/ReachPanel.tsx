import { useApi } from '@adlane/api-client';
import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { findGoal } from '@adlane/contract/constants';
import { checkTargeting, getNumberFormat, listFacebookPlaces } from '@adlane/contract/rules';
import { Box, Button, Card, getLocale, Skeleton, translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../../failure/describeFailure';
import { lookupMeta } from '../../../lookups/toPickerStatus';
import { useDebouncedValue } from '../../../lookups/useDebouncedValue';
import type { SettingsAccount } from '../useSettingsAccount';
import { useTargeting } from '../useTargeting';

/** Waits until a change of the audience has come to rest: each estimate is a call to Facebook. */
const estimateDelayMs = 800;

/** Where people are counted: the places of the template, else the countries of its category. */
function listCountries(targeting: TemplateTargeting): readonly string[] {
  return targeting.specialAdCategoryCountry ?? [];
}

function hasPlace(targeting: TemplateTargeting): boolean {
  const isIncluded = listFacebookPlaces(targeting).some(({ mode }) => mode === 'include');
  return isIncluded || listCountries(targeting).length > 0;
}

function useReach(account: SettingsAccount['account']) {
  const { client } = useApi();
  const { draft, targeting } = useTargeting();
  const debounced = useDebouncedValue(JSON.stringify(targeting), estimateDelayMs);
  const isSound = Object.keys(checkTargeting(targeting)).length === 0;
  const isEnabled = account !== undefined && isSound && hasPlace(targeting);
  const query = useQuery({
    queryKey: ['facebookAssets', 'reachEstimate', account?.id, draft.templateAdType, debounced],
    queryFn: ({ signal }) => {
      const templateTargeting = JSON.parse(debounced) as TemplateTargeting;
      return client.facebookAssets.reachEstimate(
        {
          body: {
            ad_account_id: account?.id ?? 0,
            ...findGoal(draft.templateAdType),
            templateTargeting,
            countries: [...listCountries(templateTargeting)],
          },
        },
        { signal },
      );
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    meta: lookupMeta,
  });
  return { query, isAsked: isEnabled, isSound };
}

/** Facebook's live estimate of the audience size. */
export function ReachPanel({ account }: { account: SettingsAccount['account'] }) {
  const { query, isAsked: isEnabled, isSound } = useReach(account);
  const short = getNumberFormat(getLocale(), { notation: 'compact', maximumFractionDigits: 1 });

  function content() {
    if (!account) return translate('Connect or choose an ad account to see how many people this reaches.');
    if (!isSound) return translate('Fix the marked fields to see how many people this reaches.');
    if (!isEnabled) return translate('Add a location to see how many people this reaches.');
    if (query.isError) {
      return (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap={3}>
          {describeFailure(query.error)}
          <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
            {translate('Try again')}
          </Button>
        </Box>
      );
    }
    if (!query.data) return <Skeleton width={40} height={7} />;
    if (!query.data.is_ready) return translate('No estimate available for this audience yet.');
    const { users_lower_bound: lower, users_upper_bound: upper } = query.data;
    return (
      <Box>
        <Box textStyle="xl" fontWeight="semibold" color="fg" opacity={query.isFetching ? 0.6 : 1}>
          {translate('{lower} to {upper} people', {
            lower: short.format(lower),
            upper: short.format(upper),
          })}
        </Box>
        {upper < 1000 ? (
          <Box>{translate('The audience is very small. The ad may rarely be shown.')}</Box>
        ) : null}
      </Box>
    );
  }

  return (
    <Card title={translate('Estimated reach')}>
      <Box role="status" aria-busy={query.isFetching} textStyle="sm" color="fg.muted">
        {content()}
      </Box>
    </Card>
  );
}
