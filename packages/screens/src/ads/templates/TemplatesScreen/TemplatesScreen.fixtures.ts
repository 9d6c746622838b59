import type { Folder } from '@adlane/contract/ads/folders';
import type { TemplateRow } from '@adlane/contract/ads/templates';

export const template: TemplateRow = {
  id: 1,
  name: 'Free first visit',
  niche: 'Dental',
  folderId: 1,
  folderName: 'Health & Wellness',
  categoryId: null,
  categoryName: null,
  adCreativeType: 'image',
  templateAdType: 'leadform',
  platforms: ['facebook'],
  status: 'active',
  isClientTemplate: false,
  thumbnailUrl: null,
  launched_count: 3,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-20T09:00:00.000Z',
};

export const longName =
  'A template whose name tells the whole story of the offer, from the first visit to the last';

export const folder: Folder = {
  id: 1,
  name: 'Health & Wellness',
  status: 'active',
  templates_count: 1234,
  client_accessibility: true,
  isClientFolder: false,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-01T09:00:00.000Z',
};

export const onePage = { page: 1, per_page: 12, total: 40 };
