import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { isRegulated } from '@adlane/contract/rules';
import type { GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { searchOptions } from '../../../../connectors/facebook/searchTargeting';
import type { ReadyLaunchInputs } from '../inputs/launchSettings';

/** Matches that are read of each search: several options can have nearly the same name. */
const matches = 50;

/**
 * Lists the interests, behaviors and demographics of a special ad category that its ads may not use. Facebook names those
 * that they may, and has no call that checks others.
 * @throws FacebookError
 */
export async function checkCategoryChoices(
  client: GraphClient,
  { template, target, account }: ReadyLaunchInputs,
): Promise<LaunchBlocker[]> {
  const { specialAdCategory: category, detailedTargeting } = template.templateTargeting;
  if (!isRegulated(category) || target?.adSet) return [];
  const blockers: LaunchBlocker[] = [];
  for (const kind of ['interests', 'behaviors', 'demographics'] as const) {
    for (const { id, name } of detailedTargeting[kind]) {
      const params = { q: name, regulated_categories: [category], limit: matches };
      const allowed = await searchOptions(client, account.external_id, { edge: 'targetingsearch', params });
      if (allowed.some((option) => option.id === id)) continue;
      blockers.push({
        field: `templateTargeting.detailedTargeting.${kind}`,
        message: `Facebook does not allow ${name} in this special ad category. Please remove it.`,
      });
    }
  }
  return blockers;
}
