import { useApi } from '@adlane/api-client';
import { type Category, categoryStatuses } from '@adlane/contract/ads/taxonomy/categories';
import { NicheForm } from '@adlane/contract/ads/taxonomy/niches';
import { successMessages } from '@adlane/contract/constants';
import { getLocale, translate } from '@adlane/ui';
import { ComboboxField } from '@adlane/ui/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TaxonomyTable } from '../TaxonomyTable/TaxonomyTable';
import { type Taxonomy, type TaxonomyLabels, useTaxonomyList } from '../taxonomy';
import { useCategoryOptions, useNicheIdOptions } from '../useTaxonomyOptions';

type Values = { name: string; niche_id: string };

const labels: TaxonomyLabels = {
  noun: 'category',
  title: 'Categories',
  saved: successMessages.categoryUpdated,
  deleted: successMessages.deleted,
  deletion: 'Its templates will have no category.',
};

const toBody = ({ name, niche_id }: Values) => ({ name, niche_id: niche_id ? Number(niche_id) : null });

/** Categories of templates, within a niche or in all. */
export function CategoryList() {
  const { client, queries } = useApi();
  const { list, sort, query: searched, status, buildStatusFilter, set } = useTaxonomyList();
  const niches = useNicheIdOptions();
  const options = useCategoryOptions();
  const { niche_id } = list.filters;
  const query = { ...searched, ...(status ? { status } : {}), ...(niche_id ? { niche_id } : {}) };
  const rows = useQuery({ ...queries.categories.list.query({ query }), placeholderData: keepPreviousData });
  const taxonomy: Taxonomy<Category, Values> = {
    labels,
    // The form stores ids as texts, so only the name is validated here.
    body: NicheForm,
    emptyValues: { name: '', niche_id: niche_id ?? '' },
    toValues: (row) => ({ name: row.name, niche_id: row.niche_id === null ? '' : String(row.niche_id) }),
    fields: (
      <ComboboxField
        name="niche_id"
        label={translate('Niche')}
        options={niches}
        placeholder={translate('All niches')}
      />
    ),
    store: (values) => client.categories.store({ body: toBody(values) }),
    update: (id, { base_updated_at, ...values }) =>
      client.categories.update({ params: { id }, body: { ...toBody(values), base_updated_at } }),
    setStatus: (id, next, { base_updated_at }) =>
      next === 'archived'
        ? client.categories.archive({ params: { id } })
        : client.categories.updateStatus({ params: { id }, body: { status: next, base_updated_at } }),
    remove: (id) => client.categories.delete({ params: { id } }),
    merge: (ids, into_id) => client.categories.merge({ body: { ids, into_id } }),
  };
  return (
    <TaxonomyTable
      taxonomy={taxonomy}
      list={list}
      sort={sort}
      rows={rows}
      readPage={(page, per_page) => client.categories.list({ query: { ...query, page, per_page } })}
      columns={[
        { id: 'niche', header: 'Niche', cell: ({ niche }) => niche ?? translate('All niches') },
        {
          id: 'sub_categories',
          header: 'Sub-categories',
          kind: 'number',
          priority: 'medium',
          cell: ({ sub_categories_count }) => sub_categories_count.toLocaleString(getLocale()),
        },
      ]}
      filters={[
        buildStatusFilter(categoryStatuses, 'All but archived'),
        {
          kind: 'choice',
          name: 'niche_id',
          label: translate('Niche'),
          allLabel: translate('All niches'),
          choices: niches,
          value: niche_id ?? '',
          onChange: set('niche_id'),
        },
      ]}
      mergeOptions={options}
      emptyText={translate('Categories group the templates of a niche, such as check-ups.')}
    />
  );
}
