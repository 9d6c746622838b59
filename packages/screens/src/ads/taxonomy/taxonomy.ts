import { type Category, categoryStatuses } from '@adlane/contract/ads/taxonomy/categories';
import type { Filter, StatusBadgeProps } from '@adlane/ui';
import { translate } from '@adlane/ui';
import type { ReactNode } from 'react';
import type { BodySchema } from '../../shared/AccountForm/checkFields';
import { useListState } from '../../shared/urlState/useListState';
import { readSort } from '../../shared/urlState/useTableProps';

/** Status of a niche, category or sub-category. */
export type TaxonomyStatus = Category['status'];

/** What niches, categories and sub-categories have in common. */
export type TaxonomyRow = {
  readonly id: number;
  readonly name: string;
  readonly status: TaxonomyStatus;
  readonly templates_count: number;
  readonly created_at: string;
  readonly updated_at: string;
};

/** Texts about one kind of row. */
export type TaxonomyLabels = {
  /** 'category' */
  readonly noun: 'niche' | 'category' | 'sub-category';
  /** 'Categories' */
  readonly title: string;
  /** Toast after a change. */
  readonly saved: string;
  /** Toast after a deletion. */
  readonly deleted: string;
  /** Consequence of a deletion. */
  readonly deletion: string;
};

/** The version that a save is based on. */
type BaseVersion = { readonly base_updated_at: string | undefined };

/** Niches, categories or sub-categories: their calls and their form. */
export type Taxonomy<Row extends TaxonomyRow, Values extends { name: string }> = {
  readonly labels: TaxonomyLabels;
  /** Validates the form. */
  readonly body: BodySchema;
  readonly emptyValues: Values;
  readonly toValues: (row: Row) => Values;
  /** Fields besides the name. */
  readonly fields?: ReactNode;
  readonly store: (values: Values) => Promise<unknown>;
  readonly update: (id: number, values: Values & BaseVersion) => Promise<unknown>;
  /** An undo is based on the version of the change that it reverts, where the call resolves to the stored row. */
  readonly setStatus: (id: number, status: TaxonomyStatus, base: BaseVersion) => Promise<object>;
  readonly remove: (id: number) => Promise<unknown>;
  /** Omit it for rows that cannot be merged or archived. */
  readonly merge?: (ids: number[], intoId: number) => Promise<unknown>;
};

export const taxonomyBadges: Readonly<Record<TaxonomyStatus, StatusBadgeProps>> = {
  active: { tone: 'positive', text: 'Active' },
  inactive: { tone: 'neutral', text: 'Inactive' },
  archived: { tone: 'neutral', text: 'Archived' },
};

const filterNames = ['status', 'niche_id', 'category_id'] as const;
const sortKeys = ['name', 'templates_count', 'created_at'] as const;

/** Search, filters and sort of the URL as the query of a list. */
export function useTaxonomyList() {
  const list = useListState(filterNames);
  const { search, order, filters, change } = list;
  const sort = readSort(list, sortKeys);
  const query = { ...list.paging, ...(search ? { search } : {}), ...(sort ? { sort, order } : {}) };
  const set = (name: (typeof filterNames)[number]) => (value: string) =>
    change({ filters: { [name]: value } });
  return {
    list,
    sort,
    query,
    status: categoryStatuses.find((each) => each === filters.status),
    buildStatusFilter: (statuses: readonly TaxonomyStatus[], allLabel: string): Filter => ({
      kind: 'choice',
      name: 'status',
      label: translate('Status'),
      allLabel: translate(allLabel),
      choices: statuses.map((value) => ({ value, label: translate(taxonomyBadges[value].text) })),
      value: filters.status ?? '',
      onChange: set('status'),
    }),
    set,
  };
}

export type TaxonomyListState = ReturnType<typeof useTaxonomyList>['list'];
