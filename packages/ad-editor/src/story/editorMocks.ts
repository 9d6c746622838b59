import { contract } from '@adlane/contract';
import { createDefaultAdTypes } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import { storyAccount, storyPage, toListPage } from '@adlane/mocks/connections';
import { storyInserts } from './storyInserts';
import { storyLeadForm } from './storyLeadForm';
import { storyTemplate } from './storyTemplate';

const times = { created_at: '2026-10-01T09:00:00.000Z', updated_at: '2026-10-01T09:00:00.000Z' };

/** Mocks all calls of an open template editor. */
export function editorMocks(template = storyTemplate) {
  return [
    mock(contract.templates.view).ok(template),
    mock(contract.templates.adTypes).ok({ data: createDefaultAdTypes(template.templateAdType) }),
    mock(contract.templates.validateName).ok({ is_available: true, message: null }),
    mock(contract.smartInserts.view).ok(storyInserts),
    mock(contract.leadForms.list).ok(toListPage(storyLeadForm)),
    mock(contract.niches.list).ok(
      toListPage(
        { id: 1, name: 'Dental', status: 'active', templates_count: 4, ...times },
        { id: 2, name: 'Fitness', status: 'active', templates_count: 2, ...times },
      ),
    ),
    mock(contract.folders.list).ok(
      toListPage({
        id: 1,
        name: 'Health & Wellness',
        status: 'active',
        templates_count: 4,
        client_accessibility: true,
        isClientFolder: false,
        ...times,
      }),
    ),
    mock(contract.categories.list).ok(
      toListPage({
        id: 3,
        name: 'First visits',
        niche_id: 1,
        niche: 'Dental',
        status: 'active',
        templates_count: 1,
        sub_categories_count: 0,
        ...times,
      }),
    ),
    mock(contract.sources.pages).ok(toListPage(storyPage)),
    mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
  ];
}
