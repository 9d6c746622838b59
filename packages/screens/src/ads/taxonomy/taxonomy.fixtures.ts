import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';

const times = { created_at: '2026-02-02T09:00:00.000Z', updated_at: '2026-02-02T09:00:00.000Z' };
const meta = { page: 1, per_page: 100, total: 3 };

export const niches = {
  data: [
    { id: 1, name: 'Dental', status: 'active' as const, templates_count: 42, ...times },
    { id: 2, name: 'Fitness', status: 'active' as const, templates_count: 18, ...times },
    {
      id: 3,
      name: 'Restoration of historic buildings, gardens and monuments',
      status: 'inactive' as const,
      templates_count: 0,
      ...times,
    },
  ],
  meta,
};

const categories = {
  data: (['active', 'inactive', 'archived'] as const).map((status, index) => ({
    id: index + 1,
    name: ['Check-ups', 'Whitening', 'Memberships'][index] ?? '',
    niche_id: index === 2 ? null : 1,
    niche: index === 2 ? null : 'Dental',
    status,
    templates_count: 12 - index,
    sub_categories_count: index,
    ...times,
  })),
  meta,
};

const subCategories = {
  data: ['Families', 'Students', 'Seniors'].map((name, index) => ({
    id: index + 10,
    name,
    category_id: 1,
    category_name: 'Check-ups',
    status: 'active' as const,
    templates_count: index,
    ...times,
  })),
  meta,
};

const requests = {
  data: [
    {
      id: 1,
      name: 'Dog Grooming',
      note: 'Two of our clients groom dogs, and nothing in the library fits them.',
      status: 'pending' as const,
      reason: '',
      requested_by: { id: 2, business_name: 'Brooks Growth' },
      niche_id: null,
      created_at: '2026-11-20T09:00:00.000Z',
    },
  ],
  meta: { ...meta, total: 1 },
};

/** Handlers that answer with a few rows of each kind. */
export const taxonomyHandlers = [
  mock(contract.niches.list).ok(niches),
  mock(contract.niches.requested).ok(requests),
  mock(contract.categories.list).ok(categories),
  mock(contract.subCategories.list).ok(subCategories),
];
