import { useApi } from '@adlane/api-client';
import {
  Badge,
  getLocale,
  HStack,
  PageHeader,
  PageHelp,
  Tabs,
  translate,
  translateContent,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';
import { NicheRequests } from '../NicheRequests/NicheRequests';
import { CategoryList } from './CategoryList';
import { NicheList } from './NicheList';
import { SubCategoryList } from './SubCategoryList';

/** Number of requests that wait for an answer. */
function PendingLabel() {
  const { queries } = useApi();
  const { data } = useQuery(queries.niches.requested.query({ query: { status: 'pending', per_page: 1 } }));
  const total = data?.meta.total ?? 0;
  return (
    <HStack as="span" gap={2}>
      {translate('Pending niches')}
      {total > 0 ? <Badge tone="info">{total.toLocaleString(getLocale())}</Badge> : null}
    </HStack>
  );
}

const tabs = [
  { value: 'niches', label: 'All niches', content: <NicheList /> },
  { value: 'requests', label: <PendingLabel />, content: <NicheRequests /> },
  { value: 'categories', label: 'Categories', content: <CategoryList /> },
  { value: 'sub-categories', label: 'Sub-categories', content: <SubCategoryList /> },
];

/** Niches, requests for niches, categories and sub-categories (ads §2, /super-admin/niche). */
export function NichesScreen() {
  const { params, setParams } = useUrlState();
  const open = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  return (
    <>
      <PageHeader
        title={translate('Niches')}
        help={
          <PageHelp>
            {translate('How templates are sorted: by niche, then by category and sub-category.')}
          </PageHelp>
        }
      />
      <Tabs
        label={translate('Niches')}
        value={open?.value ?? ''}
        // Search and filters belong to one tab.
        onChange={(tab) => setParams(new URLSearchParams({ tab }), 'replace')}
        items={tabs.map((tab) => ({ ...tab, label: translateContent(tab.label) }))}
      />
    </>
  );
}
