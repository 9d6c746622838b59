import type { Filter, FilterChoice } from '@adlane/ui';
import { translate } from '@adlane/ui';
import type { ListState } from './useListState';

/** Returns a function that builds the choice filters of a list, whose values the URL has. */
export function createChoiceFilters<Name extends string>({
  filters,
  change,
}: Pick<ListState<Name>, 'filters' | 'change'>) {
  return (name: Name, label: string, allLabel: string, choices: readonly FilterChoice[]): Filter => ({
    kind: 'choice',
    name,
    label: translate(label),
    allLabel: translate(allLabel),
    choices,
    value: filters[name] ?? '',
    onChange: (value) => change({ filters: { [name]: value } as Partial<Record<Name, string>> }),
  });
}
