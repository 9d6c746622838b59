import { useApi } from '@adlane/api-client';
import { categoryStatuses } from '@adlane/contract/ads/taxonomy/categories';
import { NicheForm } from '@adlane/contract/ads/taxonomy/niches';
import type { SubCategory } from '@adlane/contract/ads/taxonomy/subCategories';
import { successMessages } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import { ComboboxField } from '@adlane/ui/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { TaxonomyTable } from '../TaxonomyTable/TaxonomyTable';
import { type Taxonomy, type TaxonomyLabels, useTaxonomyList } from '../taxonomy';
import { useCategoryOptions, useSubCategoryOptions } from '../useTaxonomyOptions';

type Values = { name: string; category_id: string };

const labels: TaxonomyLabels = {
  noun: 'sub-category',
  title: 'Sub-categories',
  saved: successMessages.categoryUpdated,
  deleted: successMessages.deleted,
  deletion: 'Its templates stay in the category.',
};

const toBody = ({ name, category_id }: Values) => ({ name, category_id: Number(category_id) });

/** Sub-categories of the categories. */
export function SubCategoryList() {
  const { client, queries } = useApi();
  const { list, sort, query: searched, status, buildStatusFilter, set } = useTaxonomyList();
  const categories = useCategoryOptions();
  const options = useSubCategoryOptions();
  const { category_id } = list.filters;
  const query = { ...searched, ...(status ? { status } : {}), ...(category_id ? { category_id } : {}) };
  const rows = useQuery({
    ...queries.subCategories.list.query({ query }),
    placeholderData: keepPreviousData,
  });
  const taxonomy: Taxonomy<z.infer<typeof SubCategory>, Values> = {
    labels,
    // The form stores ids as texts, so only the name is validated here.
    body: NicheForm,
    emptyValues: { name: '', category_id: category_id ?? '' },
    toValues: (row) => ({ name: row.name, category_id: String(row.category_id) }),
    fields: (
      <ComboboxField
        name="category_id"
        label={translate('Category')}
        options={categories}
        validate={(value) => (value ? undefined : messages.fieldRequired)}
        required
      />
    ),
    store: (values) => client.subCategories.store({ body: toBody(values) }),
    update: (id, { base_updated_at, ...values }) =>
      client.subCategories.update({ params: { id }, body: { ...toBody(values), base_updated_at } }),
    setStatus: (id, next, { base_updated_at }) =>
      next === 'archived'
        ? client.subCategories.archive({ params: { id } })
        : client.subCategories.updateStatus({ params: { id }, body: { status: next, base_updated_at } }),
    remove: (id) => client.subCategories.delete({ params: { id } }),
    merge: (ids, into_id) => client.subCategories.merge({ body: { ids, into_id } }),
  };
  return (
    <TaxonomyTable
      taxonomy={taxonomy}
      list={list}
      sort={sort}
      rows={rows}
      readPage={(page, per_page) => client.subCategories.list({ query: { ...query, page, per_page } })}
      columns={[{ id: 'category', header: 'Category', cell: ({ category_name }) => category_name }]}
      filters={[
        buildStatusFilter(categoryStatuses, 'All but archived'),
        {
          kind: 'choice',
          name: 'category_id',
          label: translate('Category'),
          allLabel: translate('All categories'),
          choices: categories,
          value: category_id ?? '',
          onChange: set('category_id'),
        },
      ]}
      mergeOptions={options}
      emptyText={translate('Sub-categories divide a category with many templates.')}
    />
  );
}
