import { contract } from '@adlane/contract';
import type { LibraryTemplateRow } from '@adlane/contract/ads/templateImports';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { MasterLibraryScreen } from './MasterLibraryScreen';

const template: LibraryTemplateRow = {
  id: 1,
  name: 'Free first visit',
  niche: 'Dentist',
  folderId: null,
  folderName: null,
  categoryId: 3,
  categoryName: 'New patients',
  adCreativeType: 'image',
  templateAdType: 'leadform',
  platforms: ['facebook', 'google'],
  status: 'active',
  isClientTemplate: false,
  thumbnailUrl: null,
  launched_count: 0,
  imported_template_id: null,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-11-10T09:00:00.000Z',
};

const meta = {
  title: 'Screens/Ads/Master templates/MasterLibraryScreen',
  component: MasterLibraryScreen,
  args: {
    user: { entity_type: 'Agency', permissions: {} },
    templatesHref: '#/agency/ads/your-ads',
    getTemplateHref: (id) => `#/agency/ads/your-ads/templates/${id}`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.templateImports.masterList).ok({
        data: [
          template,
          { ...template, id: 2, name: 'Whitening before the wedding', imported_template_id: 9 },
        ],
        meta: { page: 1, per_page: 12, total: 2 },
      }),
    );
  },
} satisfies Meta<typeof MasterLibraryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templateImports.masterList).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=unicorn' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templateImports.masterList).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templateImports.masterList).error(500, { message: 'The list could not be read.' }));
  },
};
