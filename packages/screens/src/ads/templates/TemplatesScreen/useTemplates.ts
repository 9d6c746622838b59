import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import type { MasterTemplateRow } from '@adlane/contract/ads/masterTemplates';
import type { TemplateRow } from '@adlane/contract/ads/templates';
import { platformLabels, platforms } from '@adlane/contract/constants';
import type { Filter } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNicheFilter } from '../../../shared/lists/useNicheFilter';
import { useListState } from '../../../shared/urlState/useListState';
import { type ListPage, readSort } from '../../../shared/urlState/useTableProps';

/** A template in a list; the operator's rows also hold the publish state. */
export type ListedTemplate = TemplateRow & Partial<Pick<MasterTemplateRow, 'is_published'>>;

/** The open folder: an id, 'none' for templates without a folder, undefined for all. */
export type OpenFolder = number | 'none' | undefined;

const filterNames = ['niche', 'platform', 'status', 'favourites', 'published'] as const;
const sortKeys = ['name', 'created_at', 'updated_at'] as const;
const shownStatuses = ['active', 'inactive', 'draft'] as const;

/** Labels of the template statuses. */
export const statusLabels = { active: 'Active', inactive: 'Inactive', draft: 'Draft' } as const;

type List = ReturnType<typeof useListState<(typeof filterNames)[number]>>;

function buildQuery(list: List, open: OpenFolder) {
  const { search, order, filters } = list;
  const sort = readSort(list, sortKeys);
  const platform = platforms.find((each) => each === filters.platform);
  const status = shownStatuses.find((each) => each === filters.status);
  return {
    ...(open === 'none' ? { uncategorized: 'true' as const } : {}),
    ...(typeof open === 'number' ? { folderId: open } : {}),
    ...(search ? { search } : {}),
    ...(filters.niche ? { niche: filters.niche } : {}),
    ...(platform ? { platform } : {}),
    ...(status ? { status } : {}),
    ...(filters.favourites === 'true' ? { favourites: 'true' as const } : {}),
    ...(sort ? { sort, order } : {}),
  };
}

/** Fetches the templates of the open folder that the URL selects. */
export function useTemplates(user: Actor, open: OpenFolder) {
  const { queries, client } = useApi();
  const list = useListState(filterNames);
  const query = buildQuery(list, open);
  const page = list.paging;
  const isOperator = user.entity_type === 'SuperAdmin';
  const published = ['true', 'false'].find((each) => each === list.filters.published);
  const masterQuery = { ...query, ...(published ? { is_published: published } : {}) };
  const own = useQuery({
    ...queries.templates.list.query({ query: { ...query, ...page } }),
    placeholderData: keepPreviousData,
    enabled: !isOperator,
  });
  const masters = useQuery({
    ...queries.masterTemplates.list.query({ query: { ...masterQuery, ...page } }),
    placeholderData: keepPreviousData,
    enabled: isOperator,
  });
  const readPage = (at: number, per_page: number): Promise<ListPage<ListedTemplate>> =>
    isOperator
      ? client.masterTemplates.list({ query: { ...masterQuery, page: at, per_page } })
      : client.templates.list({ query: { ...query, page: at, per_page } });
  return {
    list,
    sort: query.sort,
    templates: isOperator ? masters : own,
    readPage,
    /** Identifies the listed query; the selection is cleared when it changes. */
    listKey: JSON.stringify(masterQuery),
  };
}

/** Filters of the templates; the operator also filters by publish state. */
export function useTemplateFilters(user: Actor, { filters, change }: List): readonly Filter[] {
  const set = (name: (typeof filterNames)[number]) => (value: string) =>
    change({ filters: { [name]: value } });
  const niche = useNicheFilter(user, filters.niche ?? '', set('niche'));
  const toFilter = (
    name: (typeof filterNames)[number],
    label: string,
    allLabel: string,
    labels: Readonly<Record<string, string>>,
  ): Filter => ({
    kind: 'choice',
    name,
    label,
    allLabel,
    choices: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
    value: filters[name] ?? '',
    onChange: set(name),
  });
  return [
    niche,
    toFilter('platform', 'Platform', 'All platforms', platformLabels),
    toFilter('status', 'Status', 'All statuses', statusLabels),
    user.entity_type === 'SuperAdmin'
      ? toFilter('published', 'Published', 'Any publish state', { true: 'Published', false: 'Not published' })
      : toFilter('favourites', 'Favorites', 'All templates', { true: 'Favorites only' }),
  ];
}
