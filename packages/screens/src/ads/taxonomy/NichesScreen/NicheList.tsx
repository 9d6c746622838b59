import { useApi } from '@adlane/api-client';
import { type Niche, NicheForm, nicheStatuses } from '@adlane/contract/ads/taxonomy/niches';
import { confirmPrompts, successMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TaxonomyTable } from '../TaxonomyTable/TaxonomyTable';
import { type Taxonomy, type TaxonomyLabels, useTaxonomyList } from '../taxonomy';

const labels: TaxonomyLabels = {
  noun: 'niche',
  title: 'Niches',
  saved: successMessages.nicheUpdated,
  deleted: successMessages.nicheDeleted,
  deletion: confirmPrompts.deleteNiche.text,
};

/** All niches. */
export function NicheList() {
  const { client, queries } = useApi();
  const { list, sort, query: searched, status, buildStatusFilter } = useTaxonomyList();
  const wanted = nicheStatuses.find((each) => each === status);
  const query = { ...searched, ...(wanted ? { status: wanted } : {}) };
  const rows = useQuery({ ...queries.niches.list.query({ query }), placeholderData: keepPreviousData });
  const taxonomy: Taxonomy<Niche, { name: string }> = {
    labels,
    body: NicheForm,
    emptyValues: { name: '' },
    toValues: ({ name }) => ({ name }),
    store: (body) => client.niches.store({ body }),
    update: (id, { name, base_updated_at }) =>
      client.niches.update({ params: { id }, body: { name, base_updated_at } }),
    setStatus: (id, next, { base_updated_at }) =>
      client.niches.update({
        params: { id },
        body: { status: next === 'active' ? 'active' : 'inactive', base_updated_at },
      }),
    remove: (id) => client.niches.delete({ params: { id } }),
  };
  return (
    <TaxonomyTable
      taxonomy={taxonomy}
      list={list}
      sort={sort}
      rows={rows}
      readPage={(page, per_page) => client.niches.list({ query: { ...query, page, per_page } })}
      filters={[buildStatusFilter(nicheStatuses, 'All niches')]}
      emptyText={translate(
        'A niche is a line of business, such as dentists. Templates and clients have one.',
      )}
    />
  );
}
