import { useApi } from '@adlane/api-client';
import { type Actor, mayCall } from '@adlane/contract';
import { maxPageSize } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { callTable } from '../access/callTable';

/**
 * Niche filter (ads §2, Navigation): 'All niches' clears it, then every niche in use, then 'Pending niches',
 * which are requested and not yet approved.
 * @param value name of the active niche
 */
export function useNicheFilter(user: Actor, value: string, onChange: (niche: string) => void): Filter {
  const { queries } = useApi();
  const page = { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' } as const;
  const niches = useQuery(queries.niches.list.query({ query: { ...page, status: 'active' } }));
  const pending = useQuery({
    ...queries.niches.requested.query({ query: { ...page, status: 'pending' } }),
    enabled: mayCall(callTable.niches.requested.access, user),
  });
  const toChoices = (rows: readonly { readonly name: string }[] = []) =>
    [...new Set(rows.map(({ name }) => name))].map((name) => ({ value: name, label: name }));
  return {
    kind: 'choice',
    name: 'niche',
    label: translate('Niche'),
    allLabel: translate('All niches'),
    choices: toChoices(niches.data?.data),
    groups: [{ label: translate('Pending niches'), choices: toChoices(pending.data?.data) }],
    value,
    onChange,
  };
}
