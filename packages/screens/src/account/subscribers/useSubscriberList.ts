import type { Actor } from '@adlane/contract';
import { planTypes, userStatuses } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { formatPlanType } from '../../shared/format/planTexts';
import { translateOptions } from '../../shared/format/translateOptions';
import { useNicheFilter } from '../../shared/lists/useNicheFilter';
import { useListState } from '../../shared/urlState/useListState';
import { readSort } from '../../shared/urlState/useTableProps';
import { statusChoices } from './subscriberBadges';

const filterNames = ['status', 'niche', 'plan_type'] as const;

/** List state of the subscribers. */
export type SubscriberListState = ReturnType<typeof useListState<(typeof filterNames)[number]>>;

/**
 * Reads search, filters and sort of the URL as the query of a list of subscribers.
 * @param sortKeys sort keys of the call
 */
export function useSubscriberList<Key extends string>(sortKeys: readonly Key[]) {
  const list = useListState(filterNames);
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const status = userStatuses.find((each) => each === filters.status);
  const plan_type = planTypes.find((each) => each === filters.plan_type);
  const query = {
    ...(search ? { search } : {}),
    ...(filters.niche ? { niche: filters.niche } : {}),
    ...(status ? { status } : {}),
    ...(plan_type ? { plan_type } : {}),
    ...(sort ? { sort, order } : {}),
  };
  return { list, sort, query, paged: { ...query, ...list.paging } };
}

/** Filters of the subscribers; trials have no plan to filter by. */
export function useSubscriberFilters(
  user: Actor,
  { filters, change }: SubscriberListState,
  withPlan: boolean,
): readonly Filter[] {
  const set = (name: (typeof filterNames)[number]) => (value: string) =>
    change({ filters: { [name]: value } });
  const niche = useNicheFilter(user, filters.niche ?? '', set('niche'));
  return [
    {
      kind: 'choice',
      name: 'status',
      label: translate('Status'),
      // The API lists archived ones on request only.
      allLabel: translate('All but archived'),
      choices: translateOptions(statusChoices),
      value: filters.status ?? '',
      onChange: set('status'),
    },
    ...(withPlan
      ? [
          {
            kind: 'choice',
            name: 'plan_type',
            label: translate('Plan'),
            allLabel: translate('All plans'),
            choices: planTypes.map((value) => ({ value, label: formatPlanType(value) })),
            value: filters.plan_type ?? '',
            onChange: set('plan_type'),
          } satisfies Filter,
        ]
      : []),
    niche,
  ];
}
