import { useApi } from '@adlane/api-client';
import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { isRegulated } from '@adlane/contract/rules';
import { useQueries } from '@tanstack/react-query';
import { lookupMeta } from '../../../lookups/toPickerStatus';

/** Ids of chosen options that Facebook does not offer for the special ad category; it would refuse the ad. */
export function useRefusedOptions(targeting: TemplateTargeting): ReadonlySet<string> {
  const { queries } = useApi();
  const { specialAdCategory, detailedTargeting } = targeting;
  const { interests, demographics, behaviors } = detailedTargeting;
  const chosen = isRegulated(specialAdCategory) ? [...interests, ...demographics, ...behaviors] : [];
  const answers = useQueries({
    queries: chosen.map(({ name }) => ({
      ...queries.lookups.targeting.query({ query: { q: name, specialAdCategory, limit: 100 } }),
      meta: lookupMeta,
    })),
  });
  const refused = chosen.filter(({ id }, index) => {
    const found = answers[index]?.data?.data;
    return found !== undefined && !found.some((option) => option.id === id);
  });
  return new Set(refused.map(({ id }) => id));
}
