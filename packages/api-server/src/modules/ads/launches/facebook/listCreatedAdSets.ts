import type { toAdStatus } from '../../ads/adStatus';
import type { LaunchedAdSet } from '../saga/insertLaunchedAd';
import { placeholder } from '../saga/placeholders';
import type { LaunchStepRow } from '../saga/queries';
import { parseStepKind } from './stepKinds';

type CreatedStep = Pick<LaunchStepRow, 'key' | 'request' | 'external_id'>;
type Status = ReturnType<typeof toAdStatus>;

/** Lists the ad sets that a launch created, each with its ads. Pure. */
export function listCreatedAdSets(steps: readonly CreatedStep[], status: Status): LaunchedAdSet[] {
  const ads = steps.filter(({ key }) => parseStepKind(key) === 'ad');
  return steps
    .filter(({ key }) => parseStepKind(key) === 'adset')
    .flatMap(({ key, request, external_id }) =>
      external_id === null
        ? []
        : {
            ...toPart(external_id, request, status),
            ...findBudget(request),
            ads: ads.flatMap((ad) =>
              ad.external_id !== null && ad.request.adset_id === placeholder(key)
                ? toPart(ad.external_id, ad.request, status)
                : [],
            ),
          },
    );
}

function toPart(external_id: string, { name }: CreatedStep['request'], status: Status) {
  return { external_id, name: typeof name === 'string' ? name : external_id, status };
}

function findBudget(request: CreatedStep['request']): Pick<LaunchedAdSet, 'budget_type' | 'budget'> {
  for (const budget_type of ['daily', 'lifetime'] as const) {
    const budget = request[`${budget_type}_budget`];
    if (typeof budget === 'number') return { budget_type, budget };
  }
  return { budget_type: null, budget: null };
}
